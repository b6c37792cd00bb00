import { readFrontMatter } from './read-front-matter';

/** Entry of the front matter with search aliases, by the anchor of a section. */
export const phrasesEntry = 'search_phrases';

/**
 * @param text of a page
 * @returns comma-separated search aliases by anchor, without entries that are not strings
 */
export function searchPhrases(text: string): Map<string, string> {
  return new Map(
    Object.entries(readFrontMatter(text)[phrasesEntry] ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
