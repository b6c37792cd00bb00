import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { inlineRegions } from '@o1js-docs/samples';
import { readData } from '@o1js-docs/samples/measure/data-file';
import { isChecksFile } from '@o1js-docs/samples/parse/checks-file';
import { placeOfQuote } from '@o1js-docs/samples/statements/package-quotes';
import { digestOf } from '@o1js-docs/project/cache/digest';

const digestsFile = 'versioned_docs/carried.json';

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
  const withCode = isChecksFile(file)
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

/** @returns whether a file of an archived version exists, and isn't as it was written from Current */
export function isEdited(file: string, siteFolder: string): boolean {
  const digests = readData<Record<string, string>>(siteFolder, digestsFile);
  const exists = existsSync(path.join(siteFolder, file));
  return exists && digests?.[file] !== digestOfFile(file, siteFolder);
}

/** Records that files of an archived version are as they were written from Current. */
export function recordDigests(
  files: readonly string[],
  siteFolder: string,
): void {
  const all = readData<Record<string, string>>(siteFolder, digestsFile) ?? {};
  for (const file of files) all[file] = digestOfFile(file, siteFolder);
  const text = JSON.stringify(all, Object.keys(all).sort(), 2);
  writeFileSync(path.join(siteFolder, digestsFile), `${text}\n`);
}

function digestOfFile(file: string, siteFolder: string): string {
  const text = readFileSync(path.join(siteFolder, file), 'utf8');
  return digestOf(text).slice(0, 16);
}

/** @returns the page with an entry in its front matter that the content checks don't know, so a build stops */
export function mark(text: string): string {
  return text.replace(
    /^---\n/,
    '---\nto_correct: Correct what the command listed, then remove this line.\n',
  );
}

function linkToCurrent(file: string, text: string, target: Target): string {
  const { release, siteFolder, pages } = target;
  const folder = path.posix.dirname(archivedFile(file, release));
  return text.replace(
    /\]\(([\w./-]+\.mdx)(#[^)]*)?\)/g,
    (link, to: string, anchor = '') => {
      const page = path.posix.join(path.posix.dirname(file), to);
      const own = path.join(siteFolder, archivedFile(page, release));
      if (pages.includes(page) || existsSync(own)) return link;
      const address = path.posix.relative(folder, page);
      return `](${address}${anchor}) (in Current)`;
    },
  );
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
