import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  docsFolder,
  urlPrefix,
  type Release,
} from '@o1js-docs/project/releases';
import { readHeadings } from '@o1js-docs/markdown/headings';
import { parsePage } from '@o1js-docs/markdown/parse';

const page = 'getting-started/common-errors';

/**
 * @param baseUrl base path of the site, with slashes at both ends
 * @returns the error messages on the release's page of common errors (its headings in code), with their addresses; longest first
 */
export function commonErrors(
  release: Release,
  siteDir: string,
  baseUrl: string,
): [message: string, address: string][] {
  const file = `${docsFolder(release)}/${page}.mdx`;
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return [];
  const tree = parsePage({ file, text: readFileSync(absolute, 'utf8') });
  return [...readHeadings(tree)]
    .flatMap(([{ children }, { id }]): [string, string][] => {
      const address = `${baseUrl}${urlPrefix(release)}${page}/#${id}`;
      const [first] = children;
      return first?.type === 'inlineCode' ? [[first.value, address]] : [];
    })
    .sort(([one], [other]) => other.length - one.length);
}
