import { inspect, isDeepStrictEqual } from 'node:util';
import { toPlain } from './to-plain.ts';

/** What came where a comment states a result. */
export interface Comparison {
  actual: string;
  /** What is wrong; nothing when what came is what is stated. */
  message?: string;
}

/**
 * Compares a value with the one that a comment states.
 *
 * @param state evaluates what the comment states
 */
export function compareValue(
  value: unknown,
  state: () => unknown,
  text: string,
): Comparison {
  let actual: string;
  let plain: unknown;
  try {
    plain = toPlain(value);
    // A number's plain form is a bigint, so that 8 can state 8n.
    actual = show(typeof value === 'number' ? value : plain);
  } catch (error) {
    const message = messageOf(error);
    return { actual: message, message: `\`// => ${text}\`: ${message}` };
  }
  let expected: unknown;
  try {
    expected = state();
  } catch (error) {
    return {
      actual,
      message: `\`// => ${text}\` cannot be evaluated: ${messageOf(error)}\nState a value, e.g. // => 8n; to state what is printed, put it behind console.log(...).`,
    };
  }
  try {
    const plainExpected = toPlain(expected);
    return isDeepStrictEqual(plain, plainExpected)
      ? { actual }
      : {
          actual,
          message: `expected  ${show(plainExpected)}\nactual    ${show(plain)}`,
        };
  } catch (error) {
    return { actual, message: `\`// => ${text}\`: ${messageOf(error)}` };
  }
}

/** Compares printed lines with the text of a comment, as it stands. */
export function comparePrinted(printed: string, text: string): Comparison {
  const trim = (lines: string) =>
    lines
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();
  const actual = trim(printed) || 'nothing';
  return trim(printed) === trim(text)
    ? { actual }
    : {
        actual,
        message: `expected to be printed  ${trim(text)}\nwas printed             ${actual}`,
      };
}

/**
 * Compares an error's message with what `// throws` states: its first line, or
 * its first lines, whole; or, when the statement ends in …, its beginning.
 */
export function compareMessage(error: unknown, text: string): Comparison {
  const expected = onOneLine(text);
  const message = messageOf(error);
  const isMatch = expected.endsWith('…')
    ? onOneLine(message).startsWith(expected.slice(0, -1).trimEnd())
    : message
        .split('\n')
        .some(
          (_, index, lines) =>
            onOneLine(lines.slice(0, index + 1).join(' ')) === expected,
        );
  return isMatch
    ? { actual: message }
    : {
        actual: message,
        message: `expected to throw  ${expected}\nthrew              ${message}`,
      };
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
