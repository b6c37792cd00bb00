import path from 'node:path';
import { startVitest } from 'vitest/node';
import { releases } from '../../../config/releases';
import { covers, passOptions, type CheckOptions } from '../checks/options';
import { projectName } from '../checks/project-name';
import { loadResults, type SampleResult } from '../checks/results';
import { pagesOf } from '../parse/pages';
import { samplesOfRelease } from '../parse/samples-of-release';
import { programsOf, proves } from '../program/programs';
import { workFolder } from '../work-folder';

/** The result of a run of the checks. */
export interface CheckRun {
  passed: boolean;
  results: SampleResult[];
  seconds: number;
}

/** Runs the checks in vitest, and collects the result of each sample. */
export async function runChecks(options: CheckOptions): Promise<CheckRun> {
  const start = performance.now();
  const resultsFolder = path.join(workFolder(), `results-${start}`);
  passOptions({ ...options, resultsFolder });
  const vitest = await startVitest('test', [], {
    config: path.resolve(import.meta.dirname, '../vitest.config.ts'),
    project: neededProjects(options),
    configLoader: 'runner',
    // Measuring takes minutes, so the output names each finished page.
    reporters: [options.only ? 'verbose' : 'default'],
    watch: false,
  });
  const failed = vitest.state.getCountOfFailedTests() > 0;
  const broken = vitest.state.getUnhandledErrors().length > 0;
  const unfinished = vitest.state
    .getFiles()
    .some(({ result }) => result?.state === 'fail');
  await vitest.close();
  return {
    passed: !failed && !broken && !unfinished,
    results: loadResults(resultsFolder),
    seconds: (performance.now() - start) / 1000,
  };
}

/** @returns the names of the vitest projects with scripts to check */
function neededProjects(options: CheckOptions): string[] {
  return releases.flatMap((release) => {
    const { only, prove, siteFolder, wasm } = options;
    const covered = pagesOf(release, siteFolder).some((page) =>
      covers(options, page),
    );
    const proofs =
      prove &&
      samplesOfRelease(release, siteFolder, (page) => covers(options, page))
        .flatMap(programsOf)
        .some(proves);
    return [
      ...(covered && only !== 'record-times' && !wasm
        ? [projectName(release, 'samples')]
        : []),
      ...(proofs ? [projectName(release, 'proofs')] : []),
    ];
  });
}
