import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';

/**
 * @param folder a built site
 * @param origin where the site itself is served
 * @returns every address outside the site that a page links to, without anchor, and a page that does
 */
export function collectLinks(
  folder: string,
  origin: string,
): Map<string, string> {
  const links = new Map<string, string>();
  for (const file of readdirSync(folder, {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!file.endsWith('.html')) continue;
    const parser = new Parser({
      onopentag(name, { href }) {
        if (name !== 'a' || !href || !/^https?:/.test(href)) return;
        const url = new URL(href);
        url.hash = '';
        if (url.origin !== origin) links.set(url.href, file);
      },
    });
    parser.end(readFileSync(path.join(folder, file), 'utf8'));
  }
  return links;
}
