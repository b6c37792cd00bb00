import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Program, programsOf } from '@o1js-docs/samples/program/programs';
import type { Sample } from '@o1js-docs/samples/sample';
import { digestOf } from '@o1js-docs/project/cache/digest';
import { codeFingerprint } from '@o1js-docs/project/cache/disk-cache';
import type { SymbolTable } from '../table/read-table';

/** A name in a block: line of its code, from 0, characters before it, its length, and the id of its symbol. */
export type NameInSample = readonly [
  line: number,
  column: number,
  length: number,
  id: string,
];

/** The cached names in the programs of a page. A page that didn't change is not resolved again. */
export interface PageNames {
  /** Digest of the page's text and of what it was resolved with. */
  page: string;
  /** Key of a program -> the names in each of its blocks, then in each of its files. */
  programs: Record<string, NameInSample[][]>;
}

/** The folder of the cache, below the site's folder. */
const keptFolder = '.cache/symbols';

/**
 * @param siteFolder absolute path of the folder that holds `docs`
 * @param page relative to it
 * @returns absolute path of the file that caches the names of a page
 */
function namesFile(siteFolder: string, page: string): string {
  return path.join(siteFolder, keptFolder, `${page}.json`);
}

/** @returns the cached names of a page; undefined if there are none. */
export function readNames(
  siteFolder: string,
  page: string,
): PageNames | undefined {
  const file = namesFile(siteFolder, page);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as PageNames;
}

/** Keeps the names of a page. */
export function writeNames(
  siteFolder: string,
  page: string,
  names: PageNames,
): void {
  const file = namesFile(siteFolder, page);
  mkdirSync(path.dirname(file), { recursive: true });
  // A page that is compiled meanwhile reads the old file or the new one.
  writeFileSync(`${file}.new`, JSON.stringify(names));
  renameSync(`${file}.new`, file);
}

/**
 * @param samples of a page
 * @param known the cached names of the page
 * @returns the names in each sample whose program didn't change
 */
export function namesOfSamples(
  samples: readonly Sample[],
  known: PageNames,
  resolver: string,
): Map<Sample, NameInSample[]> {
  const names = new Map<Sample, NameInSample[]>();
  for (const program of programsOf({ samples: [...samples] })) {
    const blocks = known.programs[programKey(program, resolver)] ?? [];
    program.samples.forEach((each, i) => names.set(each, blocks[i] ?? []));
  }
  return names;
}

/** @returns true if the names of each program of a page are cached. */
export function knowsAll(
  samples: readonly Sample[],
  known: PageNames | undefined,
  resolver: string,
): boolean {
  return programsOf({ samples: [...samples] }).every(
    (program) => programKey(program, resolver) in (known?.programs ?? {}),
  );
}

let code: string | undefined;

/** @returns a text that changes with the table, and with the code that resolves names. */
export function resolverKey({ digest }: SymbolTable): string {
  code ??= codeFingerprint([new URL('resolve-pages.ts', import.meta.url).href]);
  return digestOf([digest, code]);
}

/** @returns a text that changes with a page and with whatever resolves its names. */
export function pageKey(text: string, resolver: string): string {
  return digestOf([text, resolver]);
}

/** @returns a text that changes with whatever the names of a program depend on; its place on the page is not of it. */
export function programKey(program: Program, resolver: string): string {
  const { kind, samples, files } = program;
  return digestOf({
    resolver,
    kind,
    blocks: [...samples, ...files].map(({ code, check, title }) => ({
      code,
      check,
      title,
    })),
  });
}
