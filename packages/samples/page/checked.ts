import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent, TableRow } from 'mdast';
import { parse } from 'yaml';
import {
  docsFolder,
  releases,
  type Release,
} from '@o1js-docs/project/releases';
import { countStatements } from '../statements/floor';
import type { PageWithChecks } from '../parse/page-with-checks';
import { samplesOfRelease } from '../parse/samples-of-release';
import { executedChecks, type Check } from '../sample';

/** Counts of checks in a guide, or in all guides of a release. */
export interface Checked {
  /** Samples that are run, those that make a proof among them. */
  run: number;
  proved: number;
  /** Samples that are only type-checked. */
  compiled: number;
  /** Statements of the text and of the fine print that have a check. */
  statements: number;
}

/** @returns the counts of some guides, added up. */
export function checkedIn(
  pages: readonly Pick<PageWithChecks, 'samples' | 'checks'>[],
): Checked {
  const samples = pages.flatMap((page) =>
    page.samples.filter(({ isCheck }) => !isCheck),
  );
  const count = (...checks: readonly Check[]) =>
    samples.filter(({ check }) => checks.includes(check)).length;
  return {
    run: count(...executedChecks),
    proved: count('prove'),
    compiled: count('typecheck', 'compile-error'),
    statements: countStatements(pages),
  };
}

/**
 * @param of a release's label, or `all` releases
 * @param what one of the counts, or `releases`
 * @returns the count, e.g. `1,401`
 * @throws Error when there is no such release or count
 */
export function checkedCount(
  of: string,
  what: string,
  siteFolder: string,
): string {
  const wanted = releases.filter(({ label }) => of === 'all' || of === label);
  if (wanted.length === 0) throw new Error(`“${of}” is no release's label.`);
  const counts: Partial<Record<string, number>> = {
    ...checkedIn(wanted.flatMap((release) => guidesOf(release, siteFolder))),
    releases: wanted.length,
  };
  const count = counts[what];
  if (count !== undefined) return count.toLocaleString('en-US');
  throw new Error(
    `“${what}” is not counted. These are: ${Object.keys(counts).join(', ')}.`,
  );
}

/** @returns a table of a release's guides and what is done with the samples of each. */
export function checkedTable(
  release: Release,
  from: string,
  siteFolder: string,
): RootContent {
  const rows = guidesOf(release, siteFolder).map((guide): TableRow => {
    const { run, compiled, statements } = checkedIn([guide]);
    const to = path.posix.relative(path.posix.dirname(from), guide.page);
    const title = titleOf(path.join(siteFolder, guide.page));
    return row([
      { type: 'link', url: to, children: [{ type: 'text', value: title }] },
      ...[run, compiled, statements].map((count) => ({
        type: 'text' as const,
        value: String(count),
      })),
    ]);
  });
  const heads = ['Guide', 'Run', 'Type-checked only', 'Statements'];
  return {
    type: 'table',
    align: [null, 'right', 'right', 'right'],
    children: [row(heads.map((value) => ({ type: 'text', value }))), ...rows],
  };
}

const row = (cells: TableRow['children'][0]['children']): TableRow => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
});

/** Kept, because two pages count all guides. In `npm start` an edit shows after the next start. */
const guides = new Map<string, PageWithChecks[]>();

function guidesOf(release: Release, siteFolder: string): PageWithChecks[] {
  const folder = path.join(siteFolder, docsFolder(release));
  const known = guides.get(folder);
  if (known) return known;
  const found = samplesOfRelease(release, siteFolder).filter(
    ({ page, samples }) =>
      // A partial is part of other pages.
      !path.basename(page).startsWith('_') &&
      samples.some(({ isCheck }) => !isCheck),
  );
  guides.set(folder, found);
  return found;
}

function titleOf(file: string): string {
  const [, yaml = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const { title } = (parse(yaml) ?? {}) as { title?: string };
  return title ?? path.basename(file);
}
