import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { measuredPages } from '../../config/page-limits';
import type { Results } from '../bench/limits';
import { type CommandCost, measureCommand } from '../bench/process-tree';

/** The guide that is edited. */
const guide = `docs/${measuredPages[0]!}.mdx`;

/** What a copy of the site costs. */
export interface ScaleFigures {
  versions: number;
  pages: number;
  /** Nothing is kept from before: API references and bundles of samples are made, too. */
  cold: CommandCost;
  /** Nothing has changed. */
  warm: CommandCost;
  /** A guide of Current has changed. */
  edited: CommandCost;
  /** `npm start`, and an edit that it shows, in milliseconds; NaN where the bench gave up. */
  start: number;
  edit: number;
  buildMegabytes: number;
  /** A guide, in bytes gzipped: before the reader's first interaction, and with scripts. */
  firstVisit: number;
  started: number;
  /** All rows of the version that has the most, in bytes gzipped. */
  searchRows: number;
}

/**
 * Builds and starts a copy of the site, and weighs what it ships.
 *
 * @param folder absolute path of a copy that has been installed and never built
 */
export async function measureSite(
  versions: number,
  folder: string,
): Promise<ScaleFigures> {
  // Guides of another release link to what theirs does not have.
  const environment = { ...process.env, CONTENT_CHECKS: 'warn' };
  const build = () =>
    measureCommand(['npm', 'run', 'build'], environment, folder);
  const cold = await build();
  // The first build with a set of kept versions compiles the theme for it, see plugins/kept-pages.
  await build();
  const warm = await build();
  const edit = () =>
    appendFileSync(path.join(folder, guide), '\nAn edit to measure.\n');
  edit();
  await build();
  edit();
  const edited = await build();
  execFileSync('git', ['checkout', '--quiet', guide], { cwd: folder });
  console.table({ cold, warm, edited });
  // What the bench weighs has no edit.
  await build();
  // A part of its own each, because one may give up.
  for (const part of ['--bytes', '--dev']) {
    // It fails above the limits of the site as it is, and has kept its figures.
    spawnSync('npm', ['run', 'bench', '--', part], {
      cwd: folder,
      stdio: 'inherit',
      env: environment,
    });
  }
  const { dev, pages } = JSON.parse(
    readFileSync(path.join(folder, '.cache/bench.json'), 'utf8'),
  ) as Results;
  const { bytes } = pages![measuredPages[0]!]!;
  const files = filesOf(path.join(folder, 'build'));
  return {
    versions,
    // Each page is there as Markdown too; redirects are not.
    pages: files.filter((file) => file.endsWith('.md')).length,
    cold,
    warm,
    edited,
    start: dev?.ready ?? NaN,
    edit: dev?.edit ?? NaN,
    buildMegabytes: Math.round(sum(files, (file) => statSync(file).size) / 1e6),
    firstVisit: bytes['before the first interaction'].all,
    started: bytes['scripts started'].all,
    searchRows: largestRows(files),
  };
}

function largestRows(files: readonly string[]): number {
  const byVersion = new Map<string, number>();
  for (const file of files) {
    const version = /docs-default-(.*)\.\w+\.rows\./.exec(file)?.[1];
    if (version === undefined) continue;
    const bytes = gzipSync(readFileSync(file)).length;
    byVersion.set(version, (byVersion.get(version) ?? 0) + bytes);
  }
  return Math.max(...byVersion.values());
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}
