const start = '<!--page ';
const end = '<!--/page-->';
const keptStart = '<!--kept page ';
const close = '-->';

/** @returns a rendered page's HTML, between comments that name its key */
export function markRendered(key: string, html: string): string {
  return start + key + close + html + end;
}

/**
 * @param reads what the template looks for in the page's HTML
 * @returns a comment in place of a kept page's HTML
 */
export function markKept(key: string, reads: readonly string[]): string {
  return keptStart + [key, ...reads].join(' ') + close;
}

/** What stands between `before` and `after` in a page of the build. */
export interface MarkedPage {
  key: string;
  before: string;
  /** Undefined where the page is kept. */
  html?: string;
  after: string;
}

/** @returns the parts of a page's file; undefined where it has no marks, as pages outside of the docs */
export function readMarks(file: string): MarkedPage | undefined {
  const kept = file.indexOf(keptStart);
  if (kept >= 0) {
    const closes = file.indexOf(close, kept);
    const [key] = file.slice(kept + keptStart.length, closes).split(' ');
    return {
      key: key!,
      before: file.slice(0, kept),
      after: file.slice(closes + close.length),
    };
  }
  const opens = file.indexOf(start);
  if (opens < 0) return undefined;
  const html = file.indexOf(close, opens) + close.length;
  const ends = file.lastIndexOf(end);
  return {
    key: file.slice(opens + start.length, html - close.length),
    before: file.slice(0, opens),
    html: file.slice(html, ends),
    after: file.slice(ends + end.length),
  };
}
