import path from 'node:path';
import { installedRelease } from '../../../config/installed-release';
import type { Release } from '../../../config/releases';
import { readCosts } from '../measure/circuit-costs';
import { costProblems } from '../measure/cost-problems';
import { circuitsIn } from '../measure/recorded';
import { samplesOfRelease } from '../parse/samples-of-release';
import type { PageSamples } from '../parse/samples-of-page';
import { executedSamples, programsOf, type Program } from '../program/programs';
import { prepareReleaseFolder, type ReleaseFolder } from '../release-folder';
import { buildRuntime } from '../run/build-runtime';
import { runProgram, type RunResult } from '../run/run-program';
import { runTestBlock } from '../run/run-test-block';
import type { Problem } from '../sample';
import { typeProblems } from '../types/type-problems';
import { workFolder } from '../work-folder';
import type { CheckOptions } from './options';

/** The folder whose node_modules holds the releases. */
const projectFolder = path.resolve(import.meta.dirname, '../../..');

/** The samples of one release, and how to check them. */
export class ReleaseChecks {
  readonly release: ReleaseFolder;
  readonly pages: PageSamples[];
  readonly programs: Program[];
  private readonly runtime: string;
  private types: Map<Program, Problem[]> | undefined;

  /** @throws Error when the release's package is not installed */
  constructor(
    release: Release,
    private readonly options: CheckOptions,
  ) {
    this.release = prepareReleaseFolder(
      installedRelease(release, projectFolder),
      workFolder(),
      path.join(projectFolder, '.cache'),
      options.only === 'record-times',
    );
    this.runtime = buildRuntime(path.join(workFolder(), 'runtime'));
    this.pages = samplesOfRelease(release, options.siteFolder);
    this.programs = this.pages.flatMap(programsOf);
  }

  /**
   * Type-checks all programs of the release together, once.
   *
   * @param programs the programs that are going to be checked
   */
  checkTypes(programs: readonly Program[]): void {
    this.types = typeProblems(programs, this.release.folder);
  }

  /** Checks one program: types, then results, then costs; each only if the one before holds. */
  async check(program: Program): Promise<RunResult> {
    if (!this.types) this.checkTypes(this.programs);
    const problems = this.types?.get(program) ?? [];
    if (problems.length > 0 || executedSamples(program).length === 0) {
      return { problems, events: [] };
    }
    if (program.kind === 'test') {
      const failed = await runTestBlock(
        program,
        this.release,
        this.options.limits,
      );
      return { problems: failed, events: [] };
    }
    const result = await runProgram(
      program,
      this.release,
      this.runtime,
      this.options.limits,
    );
    return result.problems.length > 0 || this.options.only?.startsWith('record')
      ? result
      : { ...result, problems: this.compareCosts(program, result) };
  }

  private compareCosts({ samples }: Program, { events }: RunResult): Problem[] {
    const committed = readCosts(this.release, this.options.siteFolder);
    return samples
      .filter(({ cost }) => cost)
      .flatMap((sample) =>
        costProblems(
          sample,
          this.release,
          committed,
          circuitsIn(events, sample),
        ),
      );
  }
}
