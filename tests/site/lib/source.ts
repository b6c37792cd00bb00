import { existsSync, readFileSync } from 'node:fs';
import { docsFolder, releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../../config/site';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { versionOf } from './version-of';

/**
 * Says where a built page comes from.
 *
 * @param route of the page
 * @param words what its source has in the line that is meant, e.g. the end of a link
 * @returns `docs/basic-types/field.mdx:12`, or the route of a page that has no source
 */
export function sourceOf(route: string, ...words: readonly string[]): string {
  const file = fileOf(route);
  if (!file) return route;
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) =>
    words.some((each) => each !== '' && line.includes(each)),
  );
  return `${file}:${Math.max(at, 0) + 1}`;
}

function fileOf(route: string): string | undefined {
  const release = releases.find((r) => r.docsVersion === versionOf(route));
  if (!release) return undefined;
  const path = route.slice((site.baseUrl + urlPrefix(release)).length);
  const folder = docsFolder(release);
  const candidates = [
    `${path}.mdx`,
    `${path}.md`,
    `${path}/index.mdx`,
    `${path}/index.md`,
  ].map((name) => `${folder}/${name}`.replace(/\/+/g, '/'));
  return (
    candidates.find((file) => existsSync(file)) ??
    pagesOf(release, process.cwd()).find((file) =>
      new RegExp(`^slug: /?${path}$`, 'm').test(readFileSync(file, 'utf8')),
    )
  );
}

/** @returns the parts of a link's address by which its source has it: an anchor, or a page's name. */
export function wordsOfLink(href: string): string[] {
  const [path = '', anchor = ''] = href.split('#');
  const name = path.split('/').filter(Boolean).at(-1) ?? '';
  return [
    ...(anchor ? [`${name}.mdx#${anchor}`, `${name}.md#${anchor}`, `#${anchor}`] : []), // prettier-ignore
    `${name}.mdx`,
    `${name}.md`,
    `](${href}`,
    ...(name ? [`/${name}`] : []),
  ];
}
