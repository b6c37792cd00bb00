import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { digestOf } from '@o1js-docs/project/cache/digest';
import { codeFingerprint } from '@o1js-docs/project/cache/disk-cache';
import type { Release } from '@o1js-docs/project/releases';
import { writeFile } from '@o1js-docs/project/write-file';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { fencesOfTree } from '@o1js-docs/samples/parse/samples-of-page';
import type { Sample } from '@o1js-docs/samples/sample';
import type { SymbolTable } from '../table/read-table';

/** A name in a block: line of its code, from 0, characters before it, its length, and the id of its symbol. */
export type NameInSample = readonly [
  line: number,
  column: number,
  length: number,
  id: string,
];

/** The resolved names in the samples of a page. */
export interface PageNames {
  /** Changes with the page's text, and with whatever resolves its names. */
  key: string;
  /** In the order of the page. */
  samples: { code: string; names: NameInSample[] }[];
}

/**
 * @param siteFolder absolute path of the folder that holds `docs`
 * @param page relative to it
 * @returns absolute path of the file that has the names of a page
 */
function namesFile(siteFolder: string, page: string): string {
  return path.join(siteFolder, '.cache/symbols', `${page}.json`);
}

/** @returns the names of a page; undefined if they were never resolved. */
export function readNames(
  siteFolder: string,
  page: string,
): PageNames | undefined {
  const file = namesFile(siteFolder, page);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as PageNames;
}

/** Writes the names of a page down. */
export function writeNames(
  siteFolder: string,
  page: string,
  names: PageNames,
): void {
  const file = namesFile(siteFolder, page);
  writeFile(file, JSON.stringify(names));
}

/**
 * Finds the names of samples. A page that is edited in `npm start` keeps the
 * names of the samples that it had before.
 *
 * @param tree of a page
 * @param known the names of that page
 * @returns each sample with its node and its names
 */
export function namesInTree(
  tree: Root,
  page: string,
  { samples: known }: PageNames,
): { node: Code; sample: Sample; names: NameInSample[] }[] {
  return fencesOfTree(tree, page)
    .flatMap(({ node, sample }) => (sample ? [{ node, sample }] : []))
    .map(({ node, sample }, i) => {
      const found = [known[i], ...known].find(
        (each) => each?.code === sample.code,
      );
      return { node, sample, names: found?.names ?? [] };
    });
}

let code: string | undefined;

/** @returns the key of a page with this text, see `PageNames` */
export function keyOfNames(text: string, { digest }: SymbolTable): string {
  code ??= codeFingerprint([
    new URL('resolve-release.ts', import.meta.url).href,
  ]);
  return digestOf([text, digest, code]);
}

/**
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns pages of the release whose names are not known as they are now
 */
export function unresolvedPages(
  release: Release,
  table: SymbolTable,
  siteFolder: string,
): string[] {
  return pagesOf(release, siteFolder).filter((page) => {
    const text = readFileSync(path.join(siteFolder, page), 'utf8');
    return readNames(siteFolder, page)?.key !== keyOfNames(text, table);
  });
}
