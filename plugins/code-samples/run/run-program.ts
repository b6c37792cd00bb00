import { rmSync } from 'node:fs';
import type { Program } from '../program/programs';
import type { ReleaseFolder } from '../release-folder';
import type { Problem } from '../sample';
import { readProblems, readReport } from './read-report';
import type { ReportEvent } from './report';
import type { SampleProcesses } from './sample-processes';
import { writeJob } from './write-job';

/** What running a program showed. */
export interface RunResult {
  problems: Problem[];
  /** The events of its report, in order. */
  events: ReportEvent[];
  /** Whether it failed beside others before. */
  retried?: boolean;
}

/**
 * Runs a program and compares what its comments state. One that fails is
 * believed only when it fails as the first of a process, where no other can
 * have disturbed it.
 *
 * @param seconds the time it has
 * @param alone whether no other program may run in its process
 */
export async function runProgram(
  program: Program,
  release: ReleaseFolder,
  processes: SampleProcesses,
  seconds: number,
  alone: boolean,
): Promise<RunResult> {
  const written = writeJob(program, release);
  if (!('job' in written)) return { problems: written, events: [] };
  const { job, file } = written;
  rmSync(job.report, { force: true });
  const { wasFresh, ...ended } = await processes.run(file, seconds, alone);
  const events = readReport(job);
  const problems = readProblems(job, events, ended, seconds);
  if (problems.length > 0 && !wasFresh) {
    const again = await runProgram(program, release, processes, seconds, true);
    return { ...again, retried: true };
  }
  const { page } = program;
  return { problems: problems.map((p) => ({ page, ...p })), events };
}
