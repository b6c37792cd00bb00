import path from 'node:path';
import { installedRelease } from '../../../config/installed-release';
import type { Release } from '../../../config/releases';
import type { DiskCache } from '../../disk-cache';
import { type Environment, readEnvironment } from '../kept/environment';
import { programKey } from '../kept/key';
import { isSafe, openPasses } from '../kept/passes';
import { readCosts, type CircuitCosts } from '../measure/circuit-costs';
import { costProblems } from '../measure/cost-problems';
import { circuitsIn } from '../measure/recorded';
import { samplesOfRelease } from '../parse/samples-of-release';
import type { PageSamples } from '../parse/samples-of-page';
import {
  comesFirst,
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
import { programProblems } from '../program/program-problems';
import { buildRuntime } from '../run/build-runtime';
import { limitsOf } from '../run/limits';
import { runProgram, type RunResult } from '../run/run-program';
import { runTestBlock } from '../run/run-test-block';
import { SampleProcesses } from '../run/sample-processes';
import type { Problem } from '../sample';
import { typeProblems } from '../types/type-problems';
import { workFolder } from '../work-folder';
import { covers, type CheckOptions } from './options';

/** The folder whose node_modules contains the releases. */
const projectFolder = path.resolve(import.meta.dirname, '../../..');

/** The samples of one release, and how to check them. */
export class ReleaseChecks {
  readonly release: ReleaseFolder;
  /** The pages that the options cover. */
  readonly pages: PageSamples[];
  readonly programs: Program[];
  private readonly runtime: string;
  private readonly processes: SampleProcesses;
  private readonly passes: DiskCache<string> | undefined;
  private types: Map<Program, Problem[]> | undefined;
  private environment: Environment | undefined;
  private costs: CircuitCosts | undefined;

  /** @throws Error when the release's package is not installed */
  constructor(
    release: Release,
    private readonly options: CheckOptions,
  ) {
    const folder = prepareReleaseFolder(
      installedRelease(release, projectFolder),
      workFolder(),
      path.join(projectFolder, '.cache'),
      options.only === 'record-times',
    );
    this.release = options.wasm ? onWasm(folder) : folder;
    this.runtime = buildRuntime(path.join(workFolder(), 'runtime'));
    this.processes = new SampleProcesses(this.release, this.runtime);
    this.pages = samplesOfRelease(release, options.siteFolder, (page) =>
      covers(options, page),
    );
    this.programs = this.pages.flatMap(programsOf);
    this.passes = options.keep ? openPasses(options.keep) : undefined;
  }

  /**
   * Type-checks all programs of the release together, once.
   *
   * @param programs the programs that are going to be checked
   */
  checkTypes(programs: readonly Program[]): void {
    this.types = typeProblems(programs, this.release.folder);
  }

  /** Checks a script: types, then outputs, then costs. Stops at the first failure. */
  async check(program: Program): Promise<RunResult> {
    if (!this.types) this.checkTypes(this.programs);
    const problems = [
      ...programProblems(program),
      ...(this.types?.get(program) ?? []),
    ];
    if (problems.length > 0 || executedSamples(program).length === 0) {
      return { problems, events: [] };
    }
    return program.kind === 'test' ? this.runTest(program) : this.run(program);
  }

  /** @returns true if the script passed before, and nothing that it depends on has changed */
  hasPassed(program: Program): boolean {
    return this.passes?.find(this.keyOf(program)) !== undefined;
  }

  /** Caches the pass of a script. */
  keepPass(
    program: Program,
    seconds: number,
    { retried = false, longest = 0 }: RunResult,
  ): void {
    const limits = limitsOf(program, this.options.limits);
    const share = Math.max(
      seconds / limits.program,
      longest / limits.statement,
    );
    if (!isSafe({ share, retried })) return;
    this.passes?.set(this.keyOf(program), `${program.page}:${program.line}`);
  }

  private keyOf(program: Program): string {
    const { siteFolder } = this.options;
    this.environment ??= readEnvironment(this.release, siteFolder);
    return programKey(program, this.environment, this.recordedCosts);
  }

  private get recordedCosts(): CircuitCosts {
    this.costs ??= readCosts(this.release, this.options.siteFolder);
    return this.costs;
  }

  /** Ends the idle processes. */
  close(): void {
    this.processes.close();
  }

  private async runTest(program: Program): Promise<RunResult> {
    const { limits } = this.options;
    const problems = await runTestBlock(program, this.release, limits);
    return { problems, events: [] };
  }

  private async run(program: Program): Promise<RunResult> {
    const { only } = this.options;
    const withoutProofs = only?.endsWith('costs')
      ? await this.circuitsOf(program)
      : undefined;
    const result =
      withoutProofs ??
      (await this.runOnce(program, this.release, this.processes));
    if (only?.startsWith('record') || result.problems.length > 0) return result;
    return { ...result, problems: this.compareCosts(program, result) };
  }

  /**
   * Builds the circuits of a program that makes proofs, and makes none.
   *
   * @returns undefined when it makes no proofs, or what its circuits need does
   */
  private async circuitsOf(program: Program): Promise<RunResult | undefined> {
    if (!proves(program)) return undefined;
    const circuitsOnly = true;
    const result = await this.runOnce(
      program,
      this.release,
      this.processes,
      circuitsOnly,
    );
    return result.problems.length === 0 ? result : undefined;
  }

  private runOnce(
    program: Program,
    release: ReleaseFolder,
    processes: SampleProcesses,
    circuitsOnly = false,
  ): Promise<RunResult> {
    const { limits, isolate = false } = this.options;
    return runProgram(program, release, processes, {
      limits: limitsOf(program, limits),
      // The memory of a proof is measured.
      alone: isolate || proves(program) || comesFirst(program),
      circuitsOnly,
    });
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
    const release = onWasm(this.release);
    return this.runOnce(
      program,
      release,
      new SampleProcesses(release, this.runtime),
    );
  }

  private compareCosts({ samples }: Program, { events }: RunResult): Problem[] {
    return samples
      .filter(({ cost }) => cost)
      .flatMap((sample) =>
        costProblems(
          sample,
          this.release,
          this.recordedCosts,
          circuitsIn(events, sample),
        ),
      );
  }
}
