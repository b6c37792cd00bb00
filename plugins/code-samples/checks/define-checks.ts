import { afterAll, describe, inject, test } from 'vitest';
import { releases } from '../../../config/releases';
import { circuitsIn, measuredIn } from '../measure/recorded';
import type { Program } from '../program/programs';
import type { Problem, Sample } from '../sample';
import { outcomesOf } from './outcome';
import { covers, passedOptions, serves, type CheckOptions } from './options';
import { ReleaseChecks } from './release-checks';
import { saveResults, type SampleResult } from './results';
import { failOn } from './sample-failure';

declare module 'vitest' {
  interface ProvidedContext {
    docsVersion: string;
  }
}

/** The release of the vitest project, and the scope of the run. */
export interface Project {
  checks: ReleaseChecks;
  options: CheckOptions;
}

/** @throws Error if the project's release is not in config/releases.ts */
export function openProject(): Project {
  const docsVersion = inject('docsVersion');
  const release = releases.find((r) => r.docsVersion === docsVersion);
  if (!release) throw new Error(`No release ${docsVersion}.`);
  const options = passedOptions();
  return { checks: new ReleaseChecks(release, options), options };
}

/**
 * Defines one test per page.
 *
 * @param name of the file of results
 * @param select selects scripts of the release
 * @param concurrent checks pages at the same time
 */
export function definePages(
  { checks, options }: Project,
  name: string,
  select: (program: Program) => boolean,
  concurrent: boolean,
): void {
  const { release } = checks;
  const collected: SampleResult[] = [];
  const keptResult = (sample: Sample): SampleResult => ({
    sample,
    outcome: 'kept',
    retried: false,
    circuits: {},
    backend: release.backend,
    measured: measuredIn([], sample),
  });
  const programs = checks.programs.filter(
    (program) =>
      covers(options, program.page) &&
      serves(options, program) &&
      select(program),
  );
  if (programs.length === 0) {
    test.skip(`no ${name}`, () => undefined);
    return;
  }
  const kept = new Set(programs.filter((p) => checks.hasPassed(p)));
  checks.checkTypes(programs.filter((program) => !kept.has(program)));
  const pages = new Set(programs.map(({ page }) => page));
  describe(name, { concurrent }, () => {
    for (const page of pages) {
      const ofPage = programs.filter((program) => program.page === page);
      // Each script has its own limit. This one is a limit for the checker.
      const { prove, run } = options.limits;
      const timeout = (2 * prove + run) * 1000 * ofPage.length;
      test(page, { timeout }, async () => {
        const failures: Problem[] = [];
        for (const program of ofPage) {
          if (kept.has(program)) {
            collected.push(...program.samples.map(keptResult));
            continue;
          }
          const start = performance.now();
          const result = await checks.check(program);
          const { events, retried = false } = result;
          const seconds = (performance.now() - start) / 1000;
          const onWasm =
            options.only === 'record-times' && result.problems.length === 0
              ? await checks.repeatOnWasm(program)
              : undefined;
          const problems = [...result.problems, ...(onWasm?.problems ?? [])];
          failures.push(...problems);
          if (problems.length === 0) {
            checks.keepPass(program, seconds, result);
          }
          const outcomes = outcomesOf(program.samples, { problems, events });
          for (const [index, sample] of program.samples.entries()) {
            collected.push({
              sample,
              outcome: outcomes[index] ?? 'unreached',
              retried,
              circuits: circuitsIn(events, sample),
              backend: release.backend,
              measured: measuredIn(events, sample),
              ...(onWasm &&
                sample.wasm && { wasm: measuredIn(onWasm.events, sample) }),
            });
          }
        }
        failures.sort((a, b) => a.line - b.line);
        failOn(failures, release.o1jsVersion, options.siteFolder);
      });
    }
  });
  afterAll(() => {
    checks.close();
    const { resultsFolder } = options;
    if (resultsFolder) {
      saveResults(resultsFolder, `${release.docsVersion}.${name}`, collected);
    }
  });
}
