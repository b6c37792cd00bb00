import type { Root } from 'mdast';
import { parse } from 'yaml';

/** Entry of the front matter with search aliases, by the anchor of a section. */
export const phrasesEntry = 'search_phrases';

/**
 * @param tree the result of `parsePage`
 * @returns comma-separated search aliases by anchor, without entries that are not strings
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
