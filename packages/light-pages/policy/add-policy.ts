import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Sources by directive; `script-src` is one of them. */
export type Directives = Readonly<Record<string, readonly string[]>> & {
  readonly 'script-src': readonly string[];
};

/** What the pages of a build may load and run. */
export interface Policy {
  /** What is allowed beside the page's own inline scripts. */
  directives: Directives;
  /** What each inline script that a page may have is for -> its fingerprint. */
  inlineScripts: Readonly<Record<string, string>>;
  place: Place;
}

/** Where the site is served, by which scripts differ. */
export interface Place {
  baseUrl: string;
  /** What Docusaurus appends to its keys in the browser's storage. */
  storageNamespace: string;
}

/**
 * @param html a whole page
 * @returns the page with the policy in its head, and in it a hash of each inline script
 * @throws Error when the page has an inline script that is not listed, or anything stands before its charset, behind which the policy belongs
 */
export function addPolicy(
  html: string,
  { directives, inlineScripts, place }: Policy,
): string {
  const { scripts, headStart } = readPage(html);
  const known = new Set(Object.values(inlineScripts));
  for (const script of scripts) {
    const print = fingerprint(script, place);
    if (!known.has(print)) throw new Error(unknownScript(script, print));
  }
  const policy = {
    ...directives,
    'script-src': [
      ...directives['script-src'],
      ...new Set(scripts.map((script) => `'sha256-${hash(script)}'`)),
    ],
  };
  const content = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return html.slice(0, headStart) + meta + html.slice(headStart);
}

/**
 * @returns a hash of the script without what differs by page, by build and by
 * where the site is served: addresses of the site, and the end of storage keys
 */
export function fingerprint(
  script: string,
  { baseUrl, storageNamespace }: Place,
): string {
  const base = baseUrl.replace(/[^\w/]/g, '\\$&');
  const address = new RegExp(`(["'])${base}(?!/)[\\w/.~#%-]*\\1`, 'g');
  return hash(
    script
      .replace(address, '$1$1')
      .replaceAll(`>${baseUrl}<`, '><')
      .replaceAll(`${storageNamespace}"`, '"'),
  );
}

/** @returns what each inline script of the page holds, to the letter, and the index behind the charset. Data is no script. */
function readPage(html: string): { scripts: string[]; headStart: number } {
  const scripts: string[] = [];
  let headStart: number | undefined;
  let isOpen = false;
  const parser = new Parser({
    onopentag(name, { src, type = '', charset }) {
      if (headStart === undefined && name !== 'html' && name !== 'head') {
        if (name !== 'meta' || charset?.toUpperCase() !== 'UTF-8') {
          throw new Error(
            `<${name}> stands before the charset of the page, and is not ruled by the Content-Security-Policy behind it. Put the charset first.`,
          );
        }
        headStart = parser.endIndex + 1;
      }
      isOpen =
        name === 'script' &&
        src === undefined &&
        /^(|module|.*\/javascript)$/.test(type);
      if (isOpen) scripts.push('');
    },
    ontext(text) {
      if (isOpen) scripts[scripts.length - 1] += text;
    },
    onclosetag() {
      isOpen = false;
    },
  });
  parser.end(html);
  if (headStart === undefined) {
    throw new Error(
      'The page has no charset, behind which its Content-Security-Policy belongs.',
    );
  }
  return { scripts, headStart };
}

function unknownScript(script: string, print: string): string {
  const begin = script.trim().slice(0, 80);
  return (
    `There is an inline script that config/content-security-policy.ts does not list: ${begin}…\n` +
    `If the build wrote it, and after you have read it, list it in inlineScripts with '${print}'. If a page has it, take it out.`
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
