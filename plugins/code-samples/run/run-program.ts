import { rmSync } from 'node:fs';
import { startsProcesses, type Program } from '../program/programs';
import type { ReleaseFolder } from '../release-folder';
import type { Problem } from '../sample';
import { lastLine, readProblems, readReport } from './read-report';
import type { ReportEvent } from './report';
import type { SampleProcesses } from './sample-processes';
import type { StatementLimits } from './watch-statements';
import { writeJob } from './write-job';

/** The result of running a script. */
export interface RunResult {
  problems: Problem[];
  /** The events of its report, in order. */
  events: ReportEvent[];
  /** True if it failed in a shared process before. */
  retried?: boolean;
  /** Seconds of the statement that took longest, roughly. */
  longest?: number;
}

/** Options for running a script. */
export interface RunOptions {
  limits: StatementLimits;
  /** Runs it in its own process. */
  alone: boolean;
  /** Runs only the code for its circuits, and compares nothing. */
  circuitsOnly?: boolean;
}

/**
 * Runs a program and compares what its comments state. One that fails is
 * believed only when it fails as the first of a process, where no other can
 * have disturbed it.
 */
export async function runProgram(
  program: Program,
  release: ReleaseFolder,
  processes: SampleProcesses,
  options: RunOptions,
): Promise<RunResult> {
  const { page } = program;
  const { limits, alone, circuitsOnly = false } = options;
  const written = writeJob(program, release, circuitsOnly);
  if (!('job' in written)) return { problems: written, events: [] };
  const { job, file } = written;
  rmSync(job.report, { force: true });
  const { wasFresh, longest, ...ended } = await processes.run({
    file,
    report: job.report,
    limits,
    alone,
    childProcesses: startsProcesses(program),
    onStill: (seconds) => {
      // Not console.error: vitest holds that back until the test has ended.
      process.stderr.write(
        `${page}:${lastLine(readReport(job))} [o1js ${release.o1jsVersion}] is still running after ${seconds} s; on an idle machine it has ${limits.statement} s.\n`,
      );
    },
  });
  const events = readReport(job);
  const problems = readProblems(job, events, ended);
  if (problems.length > 0 && !wasFresh) {
    const again = await runProgram(program, release, processes, {
      ...options,
      alone: true,
    });
    return { ...again, retried: true };
  }
  return { problems: problems.map((p) => ({ page, ...p })), events, longest };
}
