import { inspect, isDeepStrictEqual } from 'node:util';
import { toPlain } from './to-plain.ts';

/**
 * Compares a value with the one that a comment states.
 *
 * @param state evaluates what the comment states
 * @returns what is wrong, or undefined
 */
export function compareValue(
  value: unknown,
  state: () => unknown,
  text: string,
): string | undefined {
  let stated: unknown;
  try {
    stated = state();
  } catch (error) {
    return `\`// => ${text}\` cannot be evaluated: ${messageOf(error)}\nState a value, e.g. // => 8n; to state what is printed, put it behind console.log(...).`;
  }
  try {
    const actual = toPlain(value);
    const expected = toPlain(stated);
    return isDeepStrictEqual(actual, expected)
      ? undefined
      : `expected  ${show(expected)}\nactual    ${show(actual)}`;
  } catch (error) {
    return `\`// => ${text}\`: ${messageOf(error)}`;
  }
}

/** Compares printed lines with the text of a comment, as it stands. */
export function comparePrinted(
  printed: string,
  text: string,
): string | undefined {
  const trim = (lines: string) =>
    lines
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();
  return trim(printed) === trim(text)
    ? undefined
    : `expected to be printed  ${trim(text)}\nwas printed             ${trim(printed) || 'nothing'}`;
}

/**
 * Compares an error's message with what `// throws` states: its first line, or
 * its first lines, whole; or, when the statement ends in …, its beginning.
 */
export function compareMessage(
  error: unknown,
  text: string,
): string | undefined {
  const stated = onOneLine(text);
  const message = messageOf(error);
  const matches = stated.endsWith('…')
    ? onOneLine(message).startsWith(stated.slice(0, -1).trimEnd())
    : message
        .split('\n')
        .some(
          (_, index, lines) =>
            onOneLine(lines.slice(0, index + 1).join(' ')) === stated,
        );
  return matches
    ? undefined
    : `expected to throw  ${stated}\nthrew              ${message}`;
}

/** @returns the message of whatever was thrown. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function show(value: unknown): string {
  return inspect(value, { depth: 10, breakLength: 100 });
}
