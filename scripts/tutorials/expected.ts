import ts from 'typescript';
import { findStatedResults } from '@o1js-docs/samples/program/stated-results';
import { escapeRegExp } from '@o1js-docs/markdown/escapeRegExp';
import type { Expected, FileStep } from './tutorial';

/** @returns what the comments of a file state that it prints, up to the error that ends it. */
export function expectedOf({ path, text }: FileStep): Expected {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const { results } = findStatedResults(file);
  const end = results.findIndex(({ kind }) => kind === 'throws');
  const before = end < 0 ? results : results.slice(0, end);
  const printed = before
    .filter(({ kind }) => kind === 'printed')
    .map((result) => result.text);
  const error = results[end]?.text.split('\n')[0];
  return { printed, ...(error !== undefined && { error }) };
}

/** @returns what a `text` block below a command states. */
export function expectedOfText(text: string): Expected {
  return { printed: text.split('\n').filter((line) => line.trim()) };
}

/**
 * Compares what was printed with what a page states: lines from their beginning
 * to their end in their order, and the first line of an error.
 *
 * @returns the first statement that did not come, undefined when all did
 */
export function missing(
  { printed, error }: Expected,
  output: string,
): string | undefined {
  let rest = output.replace(/\r/g, '');
  const line = printed.find((text) => {
    const match = new RegExp(`^${pattern(text)}$`, 'm').exec(rest);
    if (match) rest = rest.slice(match.index + match[0].length);
    return !match;
  });
  if (line !== undefined || error === undefined) return line;
  return new RegExp(pattern(error)).test(rest) ? undefined : error;
}

function pattern(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim().split('…').map(escapeRegExp).join('[^]*?'));
  return `[^\\S\\n]*${lines.join('\\s*\\n\\s*')}[^\\S\\n]*`;
}
