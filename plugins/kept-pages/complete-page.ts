import { gunzipSync, gzipSync } from 'node:zlib';
import { readMarks } from './markers';
import { keptHtml, keptPageIsGone } from './store';

/** Data is no script, see plugins/content-security-policy. */
const script = /<script(?![^>]*\btype=["']?application\/json)/i;

/** A page of the build. */
export interface CompletePage {
  /** As it is published. */
  html: string;
  /** What of it may have scripts, from its beginning on: a kept page has none of its own. */
  scripted: string;
}

/**
 * Puts a kept page into its file, or keeps what this build has rendered. A page
 * with a script of its own is not kept: others read the script's hash from it.
 *
 * @param file a page of the build, as Docusaurus has written it
 * @throws Error when the kept page cannot be read
 */
export function completePage(file: string): CompletePage {
  const page = readMarks(file);
  if (!page) return { html: file, scripted: file };
  const { key, before, html, after } = page;
  if (html !== undefined) {
    const whole = before + html + after;
    if (script.test(html)) return { html: whole, scripted: whole };
    keptHtml.keep(key, gzipSync(html, { level: 1 }));
    return { html: whole, scripted: before + after };
  }
  const kept = keptHtml.find(key) ?? keptPageIsGone();
  return {
    html: before + gunzipSync(kept).toString() + after,
    scripted: before + after,
  };
}
