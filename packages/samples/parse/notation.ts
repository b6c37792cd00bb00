/** A block's code with the twoslash notation taken apart. */
export interface Notation {
  visible: string;
  /** The line of the block, from 0, that each visible line is. */
  shownLines: number[];
  expectedErrors: number[];
  problems: { line: number; message: string }[];
}

const cut = /^\s*\/\/ ---cut(?<kind>|-before|-after|-start|-end)---\s*$/;
const errors = /^\s*\/\/ @errors:(?<codes>.*)$/;
const unsupported =
  /^\s*\/\/ @(?<name>ts-ignore|ts-nocheck|ts-expect-error|noErrors|noErrorValidation|filename|showEmit)\b/;

/** @returns true if the line is notation, and no code */
export function isNotation(line: string): boolean {
  return cut.test(line) || errors.test(line);
}

/**
 * Reads the twoslash notation of a block: cuts (`// ---cut---` and its kin)
 * and expected compile errors (`// @errors: 2345`).
 *
 * @param code the block in the Markdown
 * @returns the shown lines, the expected error codes, and notation that cannot be used, by line of the block (from 0)
 */
export function parseNotation(code: string): Notation {
  const lines = code.split('\n');
  const shown: number[] = [];
  const expectedErrors: number[] = [];
  const problems: Notation['problems'] = [];
  let hiding = false;
  for (const [line, text] of lines.entries()) {
    const kind = cut.exec(text)?.groups?.kind;
    const codes = errors.exec(text)?.groups?.codes;
    const other = unsupported.exec(text)?.groups?.name;
    if (kind !== undefined) {
      if (kind === '' || kind === '-before') shown.length = 0;
      hiding = kind === '-start' || kind === '-after';
    } else if (codes !== undefined) {
      const numbers = codes.match(/\d+/g) ?? [];
      expectedErrors.push(...numbers.map(Number));
      if (numbers.length === 0) {
        problems.push({
          line,
          message: '`// @errors:` names no error: write // @errors: 2345.',
        });
      }
    } else {
      if (other) {
        problems.push({
          line,
          message: `\`// @${other}\` weakens the type check. State the error that is expected instead: // @errors: 2345.`,
        });
      }
      if (!hiding) shown.push(line);
    }
  }
  const isFilled = (line: number) => lines[line]!.trim() !== '';
  const shownLines = shown.slice(
    Math.max(0, shown.findIndex(isFilled)),
    shown.findLastIndex(isFilled) + 1,
  );
  const visible = shownLines
    .map((line) => lines[line])
    .join('\n')
    .trimEnd();
  return { visible, shownLines, expectedErrors, problems };
}
