import { createHash } from 'node:crypto';

/** What the pages of a build may load and run. */
export interface Policy {
  /** Sources by directive, which are allowed beside the page's own inline scripts. */
  directives: Readonly<
    Record<string, readonly string[]> & { 'script-src': readonly string[] }
  >;
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

/** A page up to its charset. A policy behind it rules nothing that stands before. */
const pageBegin =
  /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="?UTF-8"?>/i;

const noCharset =
  'The charset is not the first element of the page. The Content-Security-Policy comes right after it, and rules nothing that stands before it. Put the charset first.';

/** A script with its attributes and its code. The hash of a script that is read wrong is not listed, so the build stops. */
const script = /<script([^>]*)>([^]*?)<\/script>/gi;

const isFileOrData = /\bsrc=|\btype=(?!"?(?:module|text\/javascript))/i;

/**
 * @param html a whole page
 * @returns the page with the policy in its head, and in it a hash of each inline script
 * @throws Error when the page has an inline script that is not listed, or anything stands before its charset, behind which the policy belongs
 */
export function addPolicy(
  html: string,
  { directives, inlineScripts, place }: Policy,
): string {
  const [head] = pageBegin.exec(html) ?? [];
  if (!head) throw new Error(noCharset);
  const scripts = Array.from(html.matchAll(script))
    .filter(([, attributes]) => !isFileOrData.test(attributes!))
    .map(([, , code]) => code!);
  const known = new Set(Object.values(inlineScripts));
  for (const code of scripts) {
    const print = fingerprint(code, place);
    if (!known.has(print)) throw new Error(unknownScript(code, print));
  }
  const policy = {
    ...directives,
    'script-src': [
      ...directives['script-src'],
      ...new Set(scripts.map((code) => `'sha256-${hash(code)}'`)),
    ],
  };
  const content = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return head + meta + html.slice(head.length);
}

/**
 * @returns a hash of the script without what differs by page, by build and by
 * where the site is served: addresses of the site, the end of storage keys, and
 * the letters of variables, which the minifier chooses by how often they occur
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
      // In Docusaurus' notice of a wrong base path, at the root.
      .replace(' (default value)', '')
      .replaceAll(`${storageNamespace}"`, '"')
      .replace(/(?<![\w$])[a-zA-Z_$](?![\w$])/g, '_'),
  );
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
