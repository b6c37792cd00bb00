import { inspect, isDeepStrictEqual } from 'node:util';
import { toPlain } from './to-plain.ts';

/** The actual output at a comment with an expected output. */
export interface Comparison {
  actual: string;
  /** Describes the difference; undefined if the outputs match. */
  message?: string;
}

/**
 * Compares a value with the expected value in a comment.
 *
 * @param state evaluates the expected value
 */
export function compareValue(
  value: unknown,
  state: () => unknown,
  text: string,
): Comparison {
  let plain: unknown;
  try {
    plain = toPlain(value);
  } catch (error) {
    const message = messageOf(error);
    return { actual: message, message: `\`// => ${text}\`: ${message}` };
  }
  // A number's plain form is a bigint, so that 8 matches 8n.
  const actual = show(typeof value === 'number' ? value : plain);
  try {
    const expected = toPlain(state());
    if (isDeepStrictEqual(plain, expected)) return { actual };
    const message = `expected  ${show(expected)}\nactual    ${show(plain)}`;
    return { actual, message };
  } catch (error) {
    const message = `\`// => ${text}\` cannot be evaluated: ${messageOf(error)}\nWrite a value, e.g. // => 8n. To expect printed text, put the comment after console.log(...).`;
    return { actual, message };
  }
}

/** Compares printed lines with the literal text of a comment. */
export function comparePrinted(printed: string, text: string): Comparison {
  const trim = (lines: string) =>
    lines
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();
  const actual = trim(printed) || 'nothing';
  if (trim(printed) === trim(text)) return { actual };
  const message = `expected to be printed  ${trim(text)}\nwas printed             ${actual}`;
  return { actual, message };
}

/**
 * Compares an error's message with the text after `// throws`. The text is the
 * first line or the first lines, or the beginning if it ends in `…`.
 */
export function compareMessage(error: unknown, text: string): Comparison {
  const expected = onOneLine(text);
  const actual = messageOf(error);
  const isMatch = expected.endsWith('…')
    ? onOneLine(actual).startsWith(expected.slice(0, -1).trimEnd())
    : actual
        .split('\n')
        .some(
          (_, index, lines) =>
            onOneLine(lines.slice(0, index + 1).join(' ')) === expected,
        );
  if (isMatch) return { actual };
  const message = `expected to throw  ${expected}\nthrew              ${actual}`;
  return { actual, message };
}

/** @returns the message of a thrown value */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function show(value: unknown): string {
  return inspect(value, { depth: 10, breakLength: 100 });
}
