import { releases } from '@o1js-docs/project/releases';
import {
  type PageWithChecks,
  samplesOfRelease,
} from '../parse/page-with-checks';
import { executedChecks, type Check } from '../sample';

/**
 * @returns how many samples of some guides are run, how many of these make a proof, how
 *   many are only type-checked, and how many statements have a check
 */
export function checkedIn(
  pages: readonly Pick<PageWithChecks, 'samples' | 'checks'>[],
) {
  const samples = pages.flatMap((page) =>
    page.samples.filter(({ isCheck }) => !isCheck),
  );
  const count = (...checks: readonly Check[]) =>
    samples.filter(({ check }) => checks.includes(check)).length;
  const statements = pages.map(({ checks }) =>
    checks.flatMap((check) => check.statements.map(({ text }) => text)),
  );
  return {
    run: count(...executedChecks),
    proved: count('prove'),
    compiled: count('typecheck', 'compile-error'),
    // A page may check a statement in several ways.
    statements: statements.reduce((sum, of) => sum + new Set(of).size, 0),
  };
}

/**
 * @param what a count of `checkedIn`, or `releases`
 * @returns the count of all guides, e.g. `1,401`
 */
export function checkedCount(what: string, siteFolder: string): string {
  const pages = releases.flatMap((each) => samplesOfRelease(each, siteFolder));
  const counts: Partial<Record<string, number>> = {
    ...checkedIn(pages),
    releases: releases.length,
  };
  const count = counts[what];
  if (count !== undefined) return count.toLocaleString('en-US');
  throw new Error(
    `“${what}” is not counted. These are: ${Object.keys(counts).join(', ')}.`,
  );
}
