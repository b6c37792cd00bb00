import { existsSync, rmSync } from 'node:fs';
import type { Problem } from '../sample';
import type { Program } from '../program/programs';
import type { ReleaseFolder } from '../release-folder';
import { environmentOf } from './environment';
import { readProblems, readReport } from './read-report';
import type { ReportEvent } from './report';
import { spawnLimited } from './spawn-limited';
import { writeJob, type WrittenJob } from './write-job';

/** What running a program showed. */
export interface RunResult {
  problems: Problem[];
  /** The events of its report, in order. */
  events: ReportEvent[];
}

/**
 * Runs programs one after the other and compares what their comments state.
 * They share a process, since loading o1js takes longer than most of them, as
 * long as each passes. One that fails is believed only when it fails as the
 * first of a process, where no other can have disturbed it.
 *
 * @param runtime the file that buildRuntime returned
 * @param seconds the time that each program has
 */
export async function runPrograms(
  programs: readonly Program[],
  release: ReleaseFolder,
  runtime: string,
  seconds: number,
): Promise<Map<Program, RunResult>> {
  const results = new Map<Program, RunResult>();
  let rest: WrittenJob[] = [];
  for (const program of programs) {
    const written = writeJob(program, release);
    if ('job' in written) rest.push(written);
    else results.set(program, { problems: written, events: [] });
  }
  while (rest.length > 0) {
    const inThisProcess = await runInOneProcess(
      rest,
      release,
      runtime,
      seconds,
    );
    for (const [index, { program }] of rest.entries()) {
      const result = inThisProcess[index];
      if (!result || (index > 0 && result.problems.length > 0)) break;
      results.set(program, result);
      if (result.problems.length > 0) break;
    }
    rest = rest.filter(({ program }) => !results.has(program));
  }
  return results;
}

async function runInOneProcess(
  jobs: readonly WrittenJob[],
  release: ReleaseFolder,
  runtime: string,
  seconds: number,
): Promise<RunResult[]> {
  for (const { job } of jobs) rmSync(job.report, { force: true });
  const ended = await spawnLimited(
    [runtime, ...jobs.map(({ file }) => file)],
    { cwd: release.folder, env: environmentOf(release) },
    seconds,
    () => jobs.filter(({ job }) => existsSync(job.report)).length,
  );
  return jobs.map(({ program: { page }, job }) => {
    const events = readReport(job);
    const problems = readProblems(job, events, ended, seconds);
    return { problems: problems.map((p) => ({ page, ...p })), events };
  });
}
