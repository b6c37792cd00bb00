import type { RunState } from './run-state';

/** @returns a sentence on how a run ended, and how many outputs match; undefined before its end */
export function outcomeText(
  { ended, errors, results, limit }: RunState,
  o1js: string,
): string | undefined {
  switch (ended?.how) {
    case undefined:
      return undefined;
    case 'stopped':
      return 'Stopped.';
    case 'too long':
      return `Stopped after ${limit} seconds: the program had not come to its end.`;
    case 'too much output':
      return 'Stopped: the program printed too much.';
    case 'crashed':
      return 'The browser ended the program. It may have taken more memory than this device has. Try again, and close other tabs first.';
  }
  const seconds = ended!.milliseconds / 1000;
  const spent =
    seconds < 0.1 ? 'less than 0.1' : seconds.toFixed(seconds < 10 ? 1 : 0);
  const time = `${spent} s on o1js ${o1js}`;
  if (errors.length > 0) return `An error ended the program after ${time}.`;
  const count = results.length;
  const differ = results.filter(({ matches }) => !matches).length;
  if (count === 0) return `Ran in ${time}.`;
  const all = count === 1 ? '1 result' : `${count} results`;
  return differ === 0
    ? `Ran in ${time}: ${all}, as stated.`
    : `Ran in ${time}: ${differ} of ${all} ${differ === 1 ? 'differs' : 'differ'} from what is stated.`;
}
