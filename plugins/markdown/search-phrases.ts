import type { Root } from 'mdast';
import { parse } from 'yaml';

/** The front matter's entry that says what readers type who need a section of the page, by the section's anchor. */
export const phrasesEntry = 'search_phrases';

/**
 * @param tree a page, as `parsePage` gives it
 * @returns phrases with commas between them, by anchor; entries that are no text are left out
 */
export function searchPhrases({
  children: [first],
}: Root): Map<string, string> {
  if (first?.type !== 'yaml') return new Map();
  const frontMatter = parse(first.value) as Record<string, unknown> | null;
  return new Map(
    Object.entries(frontMatter?.[phrasesEntry] ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
