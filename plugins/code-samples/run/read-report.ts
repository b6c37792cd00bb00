import { readFileSync } from 'node:fs';
import type { Job, ReportEvent } from './report';

/** The end of a script's process, or exit code 0 if the process is idle. */
export interface Ended {
  exitCode: number | null;
  /** The seconds after which it was killed, because it or a statement took too long. */
  killedAfter?: number;
  /** The end of what was written. */
  output: string;
}

/** @returns the events that a program reported, in order; none when it did not start. */
export function readReport({ report }: Job): ReportEvent[] {
  let text = '';
  try {
    text = readFileSync(report, 'utf8');
  } catch {
    // The process ended before it could open the report; `readProblems` says so.
  }
  return text
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as ReportEvent);
}

/**
 * @param events what the program reported
 * @param ended how its process ended
 * @returns what is wrong with the program, by line; empty when it came to its end as stated
 */
export function readProblems(
  job: Job,
  events: readonly ReportEvent[],
  ended: Ended,
): { line: number; message: string }[] {
  const reported = events.filter((event) => event.type === 'problem');
  const all =
    reported.length > 0
      ? reported
      : [...unfinished(events, ended), ...unreached(events, job)];
  const byText = new Map(
    all.map((problem) => [`${problem.line}${problem.message}`, problem]),
  );
  return [...byText.values()].map(({ line, message }) => ({
    line,
    message: withOutput(message, ended),
  }));
}

/** @returns the line of the statement that began last. */
export function lastLine(events: readonly ReportEvent[]): number {
  return events.reduce((at, e) => (e.type === 'at' ? e.line : at), 1);
}

/** Says where a program was that did not come to its end. */
function unfinished(
  events: readonly ReportEvent[],
  { killedAfter, exitCode }: Ended,
): { line: number; message: string }[] {
  if (events.some(({ type }) => type === 'end')) return [];
  return [
    { line: lastLine(events), message: howItEnded(killedAfter, exitCode) },
  ];
}

function howItEnded(
  killedAfter: Ended['killedAfter'],
  exitCode: Ended['exitCode'],
): string {
  if (killedAfter !== undefined) {
    return `The statement was still running after ${killedAfter} s, and was ended. Does it end by itself? If it only takes long, say why: slow="reason".`;
  }
  // Node's exit code for a top-level await that nothing can settle any more.
  if (exitCode === 13) {
    return 'The statement awaits a promise that never settles.';
  }
  return exitCode === null
    ? 'The process crashed in this statement: it aborted, or its memory was used up.'
    : `The process ended in this statement, with exit code ${exitCode}. A sample may not end its process.`;
}

function unreached(
  events: readonly ReportEvent[],
  { results }: Job,
): { line: number; message: string }[] {
  if (!events.some(({ type }) => type === 'end')) return [];
  const reached = new Set(
    events.flatMap((e) => (e.type === 'reached' ? e.result : [])),
  );
  return results
    .filter((_, index) => !reached.has(index))
    .map(({ line, kind }) => ({
      line,
      message: `Nothing was compared here: the statement before \`// ${kind === 'throws' ? 'throws' : '=>'}\` never ran.`,
    }));
}

/** The last output of Node 22 and later if a promise never settles. Our message says the same. */
const unsettledWarning =
  /^Warning: Detected unsettled top-level await at [^]*/m;

function withOutput(message: string, { output }: Ended): string {
  const text = output.replace(unsettledWarning, '').trim();
  return text ? `${message}\nThe page printed:\n${text}` : message;
}
