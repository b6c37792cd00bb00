import { installedRelease } from '../../../config/installed-release';
import { releases, type Release } from '../../../config/releases';
import { executedShare } from '../checks/floors';
import { covers, type CheckOptions } from '../checks/options';
import type { SampleResult } from '../checks/results';
import { samplesOfRelease } from '../parse/samples-of-release';
import type { Check, Sample } from '../sample';

/** Samples by what was done with them. */
export interface Counts extends Record<Check, number> {
  blocks: number;
  failed: number;
  /** Neither passed nor failed: left out of this run, or never reached. */
  unverified: number;
  /** Share of the samples that are executed. */
  executedShare: number;
}

/** The samples of one release. */
export interface ReleaseSummary extends Counts {
  docsVersion: string;
  o1js: string;
  pages: Record<string, Counts>;
}

/** What a run of the checks found, as .cache/code-samples/summary.json holds it. */
export interface Summary {
  seconds: number;
  /** Whether programs that make proofs were left out. */
  proofsLeftOut: boolean;
  releases: ReleaseSummary[];
}

/** Counts what became of every sample that the options cover. */
export function countSamples(
  options: CheckOptions,
  results: readonly SampleResult[],
  seconds: number,
): Summary {
  const passed = new Map(
    results.map((result) => [keyOf(result.sample), result.passed]),
  );
  const summaryOf = (release: Release): ReleaseSummary[] => {
    const pages = samplesOfRelease(release, options.siteFolder).filter(
      ({ page, samples }) => covers(options, page) && samples.length > 0,
    );
    if (pages.length === 0) return [];
    return [
      {
        docsVersion: release.docsVersion,
        o1js: installedRelease(release, process.cwd()).o1jsVersion,
        ...count(
          pages.flatMap((page) => page.samples),
          passed,
        ),
        pages: Object.fromEntries(
          pages.map(({ page, samples }) => [page, count(samples, passed)]),
        ),
      },
    ];
  };
  return {
    seconds: Math.round(seconds),
    proofsLeftOut: !options.prove,
    releases: releases.flatMap(summaryOf),
  };
}

function count(
  samples: readonly Sample[],
  passed: ReadonlyMap<string, boolean>,
): Counts {
  const counts: Counts = {
    blocks: samples.length,
    run: 0,
    prove: 0,
    test: 0,
    analyze: 0,
    typecheck: 0,
    'compile-error': 0,
    failed: 0,
    unverified: 0,
    executedShare: executedShare(samples),
  };
  for (const sample of samples) {
    const result = passed.get(keyOf(sample));
    if (result === undefined) counts.unverified++;
    else if (result) counts[sample.check]++;
    else counts.failed++;
  }
  return counts;
}

function keyOf({ page, startLine }: Sample): string {
  return `${page}:${startLine}`;
}
