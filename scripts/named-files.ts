import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releases } from '@o1js-docs/project/releases';
import { pagesOf } from '@o1js-docs/samples/parse/pages';

/** A relative path in a link, an image, a definition, an import or an attribute. */
const relative =
  /(?:\]\(<?|^\[[^\]]+\]:\s*|\bfrom\s+['"]|^import\s+['"]|\bsrc=["'{\s]*)(\.{0,2}[^\s)>"'#?:]+)/gm;
const source = /\ssource=["']?([^\s"'#]+)/g;
const imported = /^import\s[^]*?\bfrom\s+['"](\.[^'"]+\.mdx?)['"]/gm;

/**
 * Finds the guides that name one of some files: by a link, as an image, or as
 * the source of a sample. Only looks at their text, so it may find one too many.
 *
 * @param files relative to `siteFolder`, with forward slashes; they need not exist
 * @returns pages relative to `siteFolder`
 */
export function pagesNaming(
  files: readonly string[],
  siteFolder: string,
): string[] {
  const wanted = new Set(files);
  return guidesOf(siteFolder)
    .filter(({ page, text }) =>
      [
        ...matches(text, relative).map((name) => resolveFrom(page, name)),
        ...matches(text, source),
      ].some((file) => wanted.has(file)),
    )
    .map(({ page }) => page);
}

/**
 * Finds the guides that a part, such as `_x.mdx`, is shown in, directly or by
 * another part.
 *
 * @param parts relative to `siteFolder`
 */
export function pagesIncluding(
  parts: readonly string[],
  siteFolder: string,
): string[] {
  const guides = guidesOf(siteFolder);
  const found = new Set(parts);
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const { page, text } of guides) {
      const includes = matches(text, imported).map((name) =>
        resolveFrom(page, name),
      );
      if (includes.some((file) => found.has(file))) found.add(page);
    }
  }
  return [...found].filter((page) => !parts.includes(page));
}

function guidesOf(siteFolder: string): { page: string; text: string }[] {
  return releases
    .flatMap((release) => pagesOf(release, siteFolder))
    .map((page) => ({
      page,
      text: readFileSync(path.join(siteFolder, page), 'utf8'),
    }));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** @returns the path, from the site's folder, of a file that a page names relative to itself */
function resolveFrom(page: string, name: string): string {
  if (name.startsWith('@site/')) return name.slice('@site/'.length);
  return path.posix.join(path.posix.dirname(page), decode(name));
}

function decode(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}
