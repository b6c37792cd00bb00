import { KeptValues, keptFolder } from '../kept-values';
import type { Rendered } from './server/core';

/** A full build of the site leaves some 4 MB per version; each change of the theme makes all of them anew. */
const days = 3;

/** Keys of all docs pages by address, once the bundler is set up; empty where nothing is kept. */
export const keyOfPage = new Map<string, string>();

/** By a page's key: what the server collected, and what the page's HTML made its template look for. */
export const keptData = new KeptValues<
  Pick<Rendered, 'collectedData'> & { templateReads: readonly string[] }
>(keptFolder('page-data'), '', days);

/** By a page's key: its minified HTML, compressed. Written last, so a page that has it has its data. */
export const keptHtml = new KeptValues<Uint8Array>(
  keptFolder('page-html'),
  '',
  days,
);

/** By a page's key: its Markdown, and the files that it shows or leads to, by address. */
export const keptMarkdown = new KeptValues<{
  text: string;
  files: Map<string, string>;
}>(keptFolder('page-markdown'), '', days);

/** @throws Error always: what a build has counted on is not there */
export function keptPageIsGone(): never {
  throw new Error(
    'A page that an earlier build has kept cannot be read. Remove .cache/kept, and build again.',
  );
}
