import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Link } from 'mdast';
import { format, resolveConfig } from 'prettier';
import { visit } from 'unist-util-visit';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { inlineRegions } from '@o1js-docs/samples';
import { readData } from '@o1js-docs/samples/measure/data-file';
import * as checksFile from '@o1js-docs/samples/parse/checks-file';
import { placeOfQuote } from '@o1js-docs/samples/statements/package-quotes';
import { digestOf } from '@o1js-docs/project/cache/digest';
import { parsePage } from '@o1js-docs/markdown/parse';

/** An archived release that gets pages of Current. */
export interface Target {
  release: Release;
  /** Absolute path of the folder that holds `docs` and `node_modules`. */
  siteFolder: string;
  /** Pages that the release gets together, e.g. `docs/basic-types/field.mdx`. */
  pages: readonly string[];
}

/** @returns the release's file for a file of Current, e.g. `versioned_docs/version-2.5.0/index.mdx` for `docs/index.mdx` */
export function archivedFile(file: string, release: Release): string {
  return file.replace(/^docs\//, `${docsFolder(release)}/`);
}

/**
 * Writes a page of Current, or its checks, in the form of an archived version. Code
 * of example projects is in the page, and commands install the release. Quotes of
 * the package have the lines of the release. If the version lacks a linked page,
 * the link leads to Current and says so. The version's page keeps its address.
 *
 * @param file the file in `docs`, relative to the site's folder
 * @param text the file's content
 * @returns the content for the version, formatted
 */
export async function carriedText(
  file: string,
  text: string,
  target: Target,
): Promise<string> {
  const { release, siteFolder } = target;
  const { version } = readData<{ version: string }>(
    siteFolder,
    'node_modules/o1js/package.json',
  )!;
  const to = path.join(siteFolder, archivedFile(file, release));
  const existing = existsSync(to) ? readFileSync(to, 'utf8') : '';
  const [slug = ''] = /^slug: .*\n/m.exec(existing) ?? [];
  const withCode = checksFile.isChecksFile(file)
    ? moveQuotes(
        text,
        path.join(siteFolder, 'node_modules', release.npmPackage),
      )
    : inlineRegions(file, text, siteFolder);
  const carried = linkToCurrent(file, withCode, target)
    .replaceAll(version, release.label)
    .replace(
      /^(npm (?:install|i) (?:.* )?o1js)(?= |$)/gm,
      `$1@${release.label}`,
    )
    .replace(/^---\n(?!slug: )/, `---\n${slug}`);
  return format(carried, { ...(await resolveConfig(to)), filepath: to });
}

/** @returns the drawings that a page imports or shows, relative to the site's folder */
export function drawingsOf(page: string, text: string): string[] {
  const names = text.matchAll(/(?<=['"(])\.\.?\/[\w./-]+\.(?:svg|png)/g);
  return [...names].map(([name]) => path.posix.join(path.dirname(page), name));
}

/**
 * @param page an archived page, relative to the site's folder
 * @returns whether the version has the page, and it or its checks were written or edited by hand
 */
export function isEdited(page: string, siteFolder: string): boolean {
  const digests = readData<Record<string, string>>(siteFolder, listOf(page));
  const exists = existsSync(path.join(siteFolder, page));
  return exists && digests?.[page] !== digestOfPage(page, siteFolder);
}

/** Records that an archived page is as Current's page was written to it. */
export function recordDigest(page: string, siteFolder: string): void {
  const digests = readData<Record<string, string>>(siteFolder, listOf(page));
  const all = { ...digests, [page]: digestOfPage(page, siteFolder) };
  const text = JSON.stringify(all, Object.keys(all).sort(), 2);
  writeFileSync(path.join(siteFolder, listOf(page)), `${text}\n`);
}

/** @returns the page with an entry in its front matter that the content checks don't know, so a build stops */
export function mark(text: string): string {
  return text.replace(
    /^---\n/,
    '---\nto_correct: Correct what the command listed, then remove this line.\n',
  );
}

/** @returns the file with the digests of the version's pages */
function listOf(page: string): string {
  return `${page.split('/', 2).join('/')}/_measured/carried.json`;
}

function digestOfPage(page: string, siteFolder: string): string {
  const files = [page, checksFile.checksFileOf(page)];
  const texts = files
    .map((file) => path.join(siteFolder, file))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'));
  return digestOf(texts).slice(0, 16);
}

function linkToCurrent(file: string, text: string, target: Target): string {
  const { release, siteFolder, pages } = target;
  const links: Link[] = [];
  visit(parsePage({ file, text }), 'link', (node) => void links.push(node));
  const folder = path.posix.dirname(archivedFile(file, release));
  let result = text;
  // From the last to the first, so that the places of the others stay.
  for (const { url, position } of links.reverse()) {
    const [to = '', ...anchor] = url.split(/(?=#)/);
    const page = path.posix.join(path.posix.dirname(file), to);
    const own = path.join(siteFolder, archivedFile(page, release));
    if (!/^[\w./-]+\.mdx$/.test(to) || pages.includes(page) || existsSync(own))
      continue;
    const [start, end] = [position!.start.offset!, position!.end.offset!];
    const words = result.slice(start, result.lastIndexOf(`(${url}`, end));
    const address = path.posix.relative(folder, page) + anchor.join('');
    result = `${result.slice(0, start)}${words}(${address}) (in Current)${result.slice(end)}`;
  }
  return result;
}

/** Gives quotes of the package the lines that they have in the release. */
function moveQuotes(text: string, packageFolder: string): string {
  const quote = /^(```ts source="o1js\/([^":]+):)[\d-]+("\n([^]*?)\n```)$/gm;
  return text.replace(
    quote,
    (...[block, start, file, rest, code]: string[]) => {
      const source = path.join(packageFolder, file!);
      if (!existsSync(source)) return block!;
      const lines = readFileSync(source, 'utf8').split('\n');
      const place = placeOfQuote(lines, code!);
      return place ? `${start}${place.from}-${place.to}${rest}` : block!;
    },
  );
}
