import type { RunEnd } from '@o1js-docs/runner/run/data';

/** The figures of a finished run. */
export interface RunFigures {
  o1js: string;
  milliseconds: number;
  /** Number of errors that ended it. */
  errors: number;
  /** For each expected output: true if the actual output matches. */
  results: readonly boolean[];
  /** Seconds after which it was stopped. */
  limit?: number;
}

/** @returns a sentence on how a run ended, and how many outputs match */
export function outcomeText(how: RunEnd, figures: RunFigures): string {
  switch (how) {
    case 'stopped':
      return 'Stopped.';
    case 'too long':
      return `Stopped after ${figures.limit ?? 60} seconds: the program had not come to its end.`;
    case 'too much output':
      return 'Stopped: the program printed too much.';
    case 'crashed':
      return 'The browser ended the program. It may have taken more memory than there is.';
    case 'ended':
      return endText(figures);
  }
}

function endText({ o1js, milliseconds, errors, results }: RunFigures): string {
  const seconds = milliseconds / 1000;
  const spent =
    seconds < 0.1 ? 'less than 0.1' : seconds.toFixed(seconds < 10 ? 1 : 0);
  const time = `${spent} s on o1js ${o1js}`;
  if (errors > 0) return `An error ended the program after ${time}.`;
  const count = results.length;
  const differ = results.filter((matches) => !matches).length;
  if (count === 0) return `Ran in ${time}.`;
  const all = count === 1 ? '1 result' : `${count} results`;
  return differ === 0
    ? `Ran in ${time}: ${all}, as stated.`
    : `Ran in ${time}: ${differ} of ${all} ${differ === 1 ? 'differs' : 'differ'} from what is stated.`;
}
