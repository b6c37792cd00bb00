import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../sample';
import { instrument, type Instrumented } from '../program/instrument';
import {
  executedSamples,
  programName,
  proves,
  type Program,
} from '../program/programs';
import type { ReleaseFolder } from '../release-folder';
import { environmentOf } from './environment';
import type { Limits } from './limits';
import type { Job, ReportEvent } from './report';
import { spawnLimited, type Ended } from './spawn-limited';
import { transpile } from './transpile';

/** What running a program showed. */
export interface RunResult {
  problems: Problem[];
  /** The events of its report, in order. */
  events: ReportEvent[];
}

/**
 * Runs a program in a process of its own and compares what its comments state.
 *
 * @param runtime the file that buildRuntime returned
 */
export async function runProgram(
  program: Program,
  release: ReleaseFolder,
  runtime: string,
  limits: Limits,
): Promise<RunResult> {
  const instrumented = instrument(executedSamples(program));
  if (instrumented.problems.length > 0) {
    const problems = instrumented.problems.map((problem) => ({
      page: program.page,
      ...problem,
    }));
    return { problems, events: [] };
  }
  const { jobFile, job } = writeJob(program, instrumented, release.folder);
  const seconds = proves(program) ? limits.prove : limits.run;
  const ended = await spawnLimited(
    [runtime, jobFile],
    { cwd: release.folder, env: environmentOf(release) },
    seconds,
  );
  const events = readReport(job.report);
  const reported = events.flatMap((event) =>
    event.type === 'problem' ? [event] : [],
  );
  const all =
    reported.length > 0
      ? reported
      : [...unfinished(events, ended, seconds), ...unreached(events, job)];
  const problems = uniqueBy(all, ({ line, message }) => `${line}${message}`);
  return {
    problems: problems.map(({ line, message }) => ({
      page: program.page,
      line,
      message: withOutput(message, ended),
    })),
    events,
  };
}

function writeJob(
  program: Program,
  { code, claims }: Instrumented,
  folder: string,
): { jobFile: string; job: Job } {
  const base = path.join(folder, programName(program));
  const job: Job = {
    module: `${base}.mjs`,
    sourceMap: `${base}.mjs.map`,
    report: `${base}.report.jsonl`,
    claims,
    samples: executedSamples(program).map((sample) => ({
      startLine: sample.startLine,
      endLine: sample.endLine,
      cost: sample.cost,
      timed: sample.check === 'prove' && sample.id !== undefined,
    })),
  };
  const emitted = transpile(code, path.basename(program.page) + '.ts');
  mkdirSync(path.dirname(base), { recursive: true });
  rmSync(job.report, { force: true });
  writeFileSync(job.module, emitted.code);
  writeFileSync(job.sourceMap, emitted.sourceMap);
  const jobFile = `${base}.job.json`;
  writeFileSync(jobFile, JSON.stringify(job));
  return { jobFile, job };
}

function readReport(file: string): ReportEvent[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // The process ended before it could open the report; `unfinished` says so.
  }
  return text
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as ReportEvent);
}

/** Says where a program was that did not come to its end. */
function unfinished(
  events: readonly ReportEvent[],
  { killed, exitCode }: Ended,
  seconds: number,
): { line: number; message: string }[] {
  if (events.some(({ type }) => type === 'end')) return [];
  const line = events.reduce((at, e) => (e.type === 'at' ? e.line : at), 1);
  if (killed) {
    const message = `The statement was still running after ${seconds} s, and was killed. Does it end?`;
    return [{ line, message }];
  }
  // Node's exit code for a top-level await that nothing can settle any more.
  const message =
    exitCode === 13
      ? 'The statement awaits a promise that never settles.'
      : `The process ended in this statement, with exit code ${exitCode}.`;
  return [{ line, message }];
}

function unreached(
  events: readonly ReportEvent[],
  { claims }: Job,
): { line: number; message: string }[] {
  if (!events.some(({ type }) => type === 'end')) return [];
  const reached = new Set(
    events.flatMap((e) => (e.type === 'reached' ? e.claim : [])),
  );
  return claims
    .filter((_, index) => !reached.has(index))
    .map(({ line, kind }) => ({
      line,
      message: `Nothing was compared here: the statement before \`// ${kind === 'throws' ? 'throws' : '=>'}\` never ran.`,
    }));
}

function withOutput(message: string, { output }: Ended): string {
  const text = output.trim();
  return text ? `${message}\nThe page printed:\n${text}` : message;
}

function uniqueBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
