import { cutSnippet, escapeHtml, highlight, type Marks } from './highlight';
import type { Found } from './search-index';

/** The parts of a request that shape its hits. */
export interface HitShape extends Marks {
  ellipsis: string;
  snippetWords: number;
  /** E.g. `https://example.org`: DocSearch wants whole addresses. */
  origin: string;
}

interface Marked {
  value: string;
  matchLevel: 'none' | 'full';
  matchedWords: string[];
}

type Hierarchy<Value> = Partial<
  Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, Value>
>;

/** A hit as the modal and the search page read it, in the shape of Algolia's. All its texts are HTML. */
export interface Hit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: `lvl${number}`;
  hierarchy: Hierarchy<string | null>;
  content: string | null;
  _highlightResult: { hierarchy: Hierarchy<Marked>; content?: Marked };
  _snippetResult: { hierarchy: Hierarchy<Marked>; content?: Marked };
}

/**
 * Dresses a found row as a DocSearch hit. DocSearch stores hits in recent
 * searches and puts their texts into the page as HTML, so all are escaped and
 * the content is no longer than what is shown.
 */
export function toHit(
  { row, terms }: Found,
  { ellipsis, snippetWords, origin, ...marks }: HitShape,
): Hit {
  const url = origin + row.url;
  const [page, anchor = null] = url.split('#') as [string, string?];
  const titles = [row.group, ...row.hierarchy];
  const snippet = row.text
    ? cutSnippet(row.text, terms, snippetWords, ellipsis)
    : '';
  const mark = (text: string): Marked => {
    const value = highlight(text, terms, marks);
    const isMarked = value.includes(marks.before);
    return {
      value,
      matchLevel: isMarked ? 'full' : 'none',
      matchedWords: isMarked ? terms : [],
    };
  };
  // The group heads a list: a mark there would split the list in two.
  const marked = byLevel<Marked>(titles, (text, level) =>
    level === 0
      ? { value: escapeHtml(text), matchLevel: 'none', matchedWords: [] }
      : mark(text),
  );
  const content = snippet ? { content: mark(snippet) } : {};
  return {
    objectID: row.url,
    url,
    url_without_anchor: page,
    anchor,
    type: `lvl${row.level}`,
    hierarchy: {
      ...{
        lvl1: null,
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      ...byLevel(titles, escapeHtml),
    },
    content: snippet ? escapeHtml(snippet) : null,
    _highlightResult: { hierarchy: marked, ...content },
    _snippetResult: { hierarchy: marked, ...content },
  };
}

function byLevel<Value>(
  titles: readonly (string | undefined)[],
  make: (title: string, level: number) => Value,
): Hierarchy<Value> {
  return Object.fromEntries(
    titles.flatMap((title, level) =>
      title === undefined ? [] : [[`lvl${level}`, make(title, level)]],
    ),
  );
}
