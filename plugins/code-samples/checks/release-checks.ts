import path from 'node:path';
import { installedRelease } from '../../../config/installed-release';
import type { Release } from '../../../config/releases';
import { readCosts } from '../measure/circuit-costs';
import { costProblems } from '../measure/cost-problems';
import { circuitsIn } from '../measure/recorded';
import { samplesOfRelease } from '../parse/samples-of-release';
import type { PageSamples } from '../parse/samples-of-page';
import {
  executedSamples,
  programsOf,
  proves,
  type Program,
} from '../program/programs';
import {
  onWasm,
  prepareReleaseFolder,
  type ReleaseFolder,
} from '../release-folder';
import { buildRuntime } from '../run/build-runtime';
import { runPrograms, type RunResult } from '../run/run-programs';
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

  /**
   * Checks programs of one page: types, then results, then costs; each only if
   * the one before holds. Light programs share a process, unless the options
   * isolate them.
   */
  async check(programs: readonly Program[]): Promise<Map<Program, RunResult>> {
    const results = new Map<Program, RunResult>();
    const toRun: Program[] = [];
    if (!this.types) this.checkTypes(this.programs);
    for (const program of programs) {
      const problems = this.types?.get(program) ?? [];
      if (problems.length > 0 || executedSamples(program).length === 0) {
        results.set(program, { problems, events: [] });
      } else if (program.kind === 'test') {
        results.set(program, await this.runTest(program));
      } else {
        toRun.push(program);
      }
    }
    for (const group of this.processes(toRun)) {
      for (const [program, result] of await this.run(group)) {
        results.set(program, result);
      }
    }
    return results;
  }

  /** @returns the programs, grouped by the process that they are started in. */
  private processes(programs: readonly Program[]): Program[][] {
    if (this.options.isolate) return programs.map((program) => [program]);
    const light = programs.filter((program) => !proves(program));
    const proving = programs.filter(proves).map((program) => [program]);
    return light.length > 0 ? [light, ...proving] : proving;
  }

  private async runTest(program: Program): Promise<RunResult> {
    const { limits } = this.options;
    const problems = await runTestBlock(program, this.release, limits);
    return { problems, events: [] };
  }

  private async run(
    programs: readonly Program[],
  ): Promise<Map<Program, RunResult>> {
    const { limits, only } = this.options;
    const seconds = programs.some(proves) ? limits.prove : limits.run;
    const results = await runPrograms(
      programs,
      this.release,
      this.runtime,
      seconds,
    );
    if (only?.startsWith('record')) return results;
    for (const [program, result] of results) {
      if (result.problems.length === 0) {
        const problems = this.compareCosts(program, result);
        results.set(program, { ...result, problems });
      }
    }
    return results;
  }

  /**
   * Runs a program that was checked once more, with the WebAssembly prover, so
   * that its times can be compared.
   *
   * @returns undefined when no sample asks for it, or the first run was on WebAssembly
   */
  async repeatOnWasm(program: Program): Promise<RunResult | undefined> {
    const asked = program.samples.some(({ wasm }) => wasm);
    if (!asked || this.release.backend === 'wasm') return undefined;
    const results = await runPrograms(
      [program],
      onWasm(this.release),
      this.runtime,
      this.options.limits.prove,
    );
    return results.get(program);
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
