import { phrasesEntry } from '../../markdown/search-phrases';
import type { Check, Finding } from '../guide';

/** Search aliases belong to headings of the page. */
export const phrases: Check = ({ page, frontMatter, text }, { anchorsOf }) => {
  const entry = frontMatter[phrasesEntry];
  if (entry === undefined) return [];
  const lines = text.split('\n');
  // YAML allows quotes around a key.
  const lineOf = (key: string) =>
    lines.findIndex(
      (line) => /^\s*(['"]?)(?<key>.+?)\1\s*:/.exec(line)?.groups?.key === key,
    ) + 1;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return [
      {
        line: lineOf(phrasesEntry),
        message: `${phrasesEntry} is not a map. Write, indented below it, anchor-of-a-heading: one phrase, another phrase`,
      },
    ];
  }
  const anchors = anchorsOf(page) ?? new Set();
  return Object.entries(entry).flatMap(([anchor, value]): Finding[] => {
    const line = lineOf(anchor);
    if (typeof value !== 'string' || !value.trim()) {
      return [
        {
          line,
          message: `The phrases of ${anchor} are not text. Write ${anchor}: one phrase, another phrase`,
        },
      ];
    }
    return anchors.has(anchor)
      ? []
      : [
          {
            line,
            message: `${phrasesEntry} names ${anchor}, but the page has no such heading. Its anchors: ${[...anchors].join(', ')}`,
          },
        ];
  });
};
