import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { docsFolder, type Release } from '../../config/releases';
import { inlineRegions } from '../../plugins/code-samples';
import { isChecksFile } from '../../plugins/code-samples/parse/checks-file';
import { placeOfQuote } from '../../plugins/code-samples/statements/package-quotes';
import { parsePage } from '../../plugins/markdown/parse';

/** Front matter of a page that isn't true for its release yet. The content checks don't know the entry, so a build stops. */
export const markEntry = 'to_correct';

/** An archived release that gets pages of Current. */
export interface Target {
  release: Release;
  /** Absolute path of the release's package. */
  packageFolder: string;
  /** The number of Current's release, e.g. `2.15.0`. */
  currentNumber: string;
  /** Absolute path of the folder that holds `docs`. */
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
 * the link leads to Current and says so.
 *
 * @param file the file in `docs`, relative to the site's folder
 * @param text the file's content
 * @returns the content for the version
 */
export function carriedText(
  file: string,
  text: string,
  target: Target,
): string {
  const { release, packageFolder, siteFolder, currentNumber } = target;
  const withCode = isChecksFile(file)
    ? moveQuotes(text, packageFolder)
    : inlineRegions(file, text, siteFolder);
  return linkToCurrent(file, withCode, target)
    .replaceAll(currentNumber, release.label)
    .replace(
      /^(npm (?:install|i) (?:.* )?o1js)(?= |$)/gm,
      `$1@${release.label}`,
    );
}

/** @returns the drawings that a page imports or shows, relative to the site's folder */
export function drawingsOf(page: string, text: string): string[] {
  const names = text.matchAll(/(?<=['"(])\.\.?\/[\w./-]+\.(?:svg|png)/g);
  const folder = path.posix.dirname(page);
  return [...names].map(([name]) => path.posix.join(folder, name));
}

/** @returns the page with an entry in its front matter that stops the build */
export function mark(text: string, problems: number): string {
  const entry = `${markEntry}: ${problems} problems. Correct the page and its checks, then remove this line.`;
  return text.replace(/^---\n/, `---\n${entry}\n`);
}

function linkToCurrent(file: string, text: string, target: Target): string {
  const links: Link[] = [];
  visit(parsePage({ file, text }), 'link', (node) => {
    links.push(node);
  });
  const folder = path.posix.dirname(archivedFile(file, target.release));
  let result = text;
  // From the last to the first, so that the places of the others stay.
  for (const { url, position } of links.reverse()) {
    const [to = '', ...anchor] = url.split(/(?=#)/);
    const page = path.posix.join(path.posix.dirname(file), to);
    if (!/^[\w./-]+\.mdx$/.test(to) || hasPage(page, target)) continue;
    const [start, end] = [position!.start.offset!, position!.end.offset!];
    const words = result.slice(start, result.lastIndexOf(`(${url}`, end));
    const address = path.posix.relative(folder, page) + anchor.join('');
    result = `${result.slice(0, start)}${words}(${address}) (in Current)${result.slice(end)}`;
  }
  return result;
}

function hasPage(page: string, { release, siteFolder, pages }: Target) {
  const file = path.join(siteFolder, archivedFile(page, release));
  return pages.includes(page) || existsSync(file);
}

/** Gives quotes of the package the lines that they have in the release. */
function moveQuotes(text: string, packageFolder: string): string {
  const quote =
    /^(?<start>```ts source="o1js\/(?<file>[^":]+):)[\d-]+(?<rest>"\n(?<code>[^]*?)\n```)$/gm;
  return text.replace(quote, (block: string, ...groups) => {
    const { start, file, rest, code } = groups.at(-1) as Record<string, string>;
    const source = path.join(packageFolder, file!);
    if (!existsSync(source)) return block;
    const lines = readFileSync(source, 'utf8').split('\n');
    const place = placeOfQuote(lines, code!);
    return place ? `${start}${place.from}-${place.to}${rest}` : block;
  });
}
