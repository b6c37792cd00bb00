import {
  anchorOf,
  kinds,
  type PackedPage,
  type PackedSection,
  type PackedText,
  type PackedTexts,
  type PackedTitles,
} from '../engine/index-records';
import { stopWords } from '../engine/stop-words';
import { normalize, stem, words } from '../engine/words';
import type { Page, Section } from './page';

/**
 * Packs the pages of a version for the browser.
 *
 * @param pages as `collectPages` gives them
 * @param shownLetters of a section of a guide, and of the reference, are shipped in reading order
 * @returns what `unpackRecords` reads
 */
export function packPages(
  pages: readonly Page[],
  shownLetters: { guide: number; reference: number },
): { titles: PackedTitles; texts: PackedTexts } {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return {
    titles: { groups, pages: pages.map((page) => packPage(page, groups)) },
    texts: pages.flatMap(({ sections, kind }) =>
      sections.map((each) =>
        packText(each, shownLetters[kind === 'guide' ? kind : 'reference']),
      ),
    ),
  };
}

function packPage(page: Page, groups: readonly string[]): PackedPage {
  const packed: PackedPage = [
    page.path,
    groups.indexOf(page.group),
    kinds.indexOf(page.kind),
    page.inboundLinks,
    page.sections.map(packSection),
  ];
  if (page.keywords) packed.push(page.keywords);
  return packed;
}

function packSection({ level, title, anchor }: Section): PackedSection {
  return level === 1 || anchor === anchorOf(title)
    ? [level, title]
    : [level, title, anchor];
}

function packText(
  { title, text, tables = '', finePrint = '', aliases = '' }: Section,
  limit: number,
): PackedText {
  const shown = beginning(text, limit);
  const rest = distinctWords(
    `${text.slice(shown.length)} ${tables}`,
    `${shown} ${title} ${aliases}`,
  );
  const fine = distinctWords(
    finePrint,
    `${text} ${tables} ${title} ${aliases}`,
  );
  if (fine) return [shown, rest, aliases, fine];
  if (aliases) return [shown, rest, aliases];
  return rest ? [shown, rest] : shown;
}

function beginning(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit);
  return text.slice(0, end > 0 ? end : limit);
}

/** @returns the words of a text, one of each stem, without stop words and without forms of the words in `known`. They are sorted, because that compresses better. */
function distinctWords(text: string, known: string): string {
  const seen = new Set(words(known).map((each) => stem(normalize(each))));
  return words(text)
    .filter((word) => {
      const key = stem(normalize(word));
      if (key.length < 2 || seen.has(key) || stopWords.has(word.toLowerCase()))
        return false;
      seen.add(key);
      return true;
    })
    .sort()
    .join(' ');
}
