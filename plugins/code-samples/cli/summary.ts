import { installedRelease } from '../../../config/installed-release';
import { releases, type Release } from '../../../config/releases';
import { executedShare } from '../checks/floors';
import { covers, type CheckOptions } from '../checks/options';
import type { Outcome, SampleResult } from '../checks/results';
import { samplesOfRelease } from '../parse/samples-of-release';
import { checkedStatements } from '../claims/recorded';
import type { PageSamples } from '../parse/samples-of-page';
import { shownSamples, type Check, type Sample } from '../sample';

/** Samples by what was done with them. */
export interface Counts extends Record<Check, number> {
  blocks: number;
  /** Not run again: they passed before, and nothing that they depend on differs. */
  kept: number;
  failed: number;
  /** Skipped in this run, or not reached. */
  unverified: number;
  /** Statements of the text that were checked by an assertion, or by the package's source. */
  statements: number;
  /** Share of the samples that are executed. */
  executedShare: number;
}

/** The samples of one release. */
export interface ReleaseSummary extends Counts {
  docsVersion: string;
  o1js: string;
  pages: Record<string, Counts>;
}

/** The results of a run of the checks, as saved in .cache/code-samples/summary.json. */
export interface Summary {
  seconds: number;
  /** True if scripts that make proofs were skipped. */
  proofsLeftOut: boolean;
  releases: ReleaseSummary[];
  /** Scripts that failed in a shared process and passed in their own, as `page:line`. */
  retried: string[];
}

/** Counts what became of every sample that the options cover. */
export function countSamples(
  options: CheckOptions,
  results: readonly SampleResult[],
  seconds: number,
): Summary {
  const outcomes = new Map(
    results.map(({ sample, outcome }) => [keyOf(sample), outcome]),
  );
  const summaryOf = (release: Release): ReleaseSummary[] => {
    const pages = samplesOfRelease(release, options.siteFolder, (page) =>
      covers(options, page),
    ).filter(
      ({ samples, sourceClaims }) => samples.length + sourceClaims.length > 0,
    );
    if (pages.length === 0) return [];
    return [
      {
        docsVersion: release.docsVersion,
        o1js: installedRelease(release, process.cwd()).o1jsVersion,
        ...count(pages, outcomes),
        pages: Object.fromEntries(
          pages.map((page) => [page.page, count([page], outcomes)]),
        ),
      },
    ];
  };
  return {
    seconds: Math.round(seconds),
    proofsLeftOut: !options.prove,
    releases: releases.flatMap(summaryOf),
    retried: results
      .filter(({ retried }) => retried)
      .map(({ sample }) => keyOf(sample)),
  };
}

function count(
  pages: readonly PageSamples[],
  outcomes: ReadonlyMap<string, Outcome>,
): Counts {
  const samples = pages.flatMap((page) => page.samples);
  const holds = (sample: Sample) =>
    ['passed', 'kept'].includes(outcomes.get(keyOf(sample)) ?? '');
  const counts: Counts = {
    blocks: shownSamples(samples).length,
    statements: pages.reduce(
      (sum, { samples, sourceClaims }) =>
        sum +
        checkedStatements({
          samples: samples.filter(holds),
          sourceClaims,
        }),
      0,
    ),
    run: 0,
    prove: 0,
    test: 0,
    analyze: 0,
    typecheck: 0,
    'compile-error': 0,
    kept: 0,
    failed: 0,
    unverified: 0,
    executedShare: executedShare(samples),
  };
  for (const sample of samples) {
    const outcome = outcomes.get(keyOf(sample)) ?? 'unreached';
    if (outcome === 'unreached') counts.unverified++;
    else if (outcome === 'failed') counts.failed++;
    else if (sample.claims) continue;
    else if (outcome === 'kept') counts.kept++;
    else counts[sample.check]++;
  }
  return counts;
}

function keyOf({ page, startLine }: Sample): string {
  return `${page}:${startLine}`;
}
