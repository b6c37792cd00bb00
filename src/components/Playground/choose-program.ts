import type { GuideProgram } from './data';
import type { Program } from './kept-program';

/** A program by its place on the page, or the one that a line of the Markdown belongs to, up to that line. */
export type Choice = { program: number } | { line: number | undefined };

/**
 * @param programs of a guide
 * @returns the program that is chosen; the guide's first where there is none
 */
export function chooseProgram(
  programs: readonly GuideProgram[],
  choice: Choice,
): Program {
  const line = 'line' in choice ? (choice.line ?? Infinity) : Infinity;
  const found =
    'program' in choice
      ? programs[choice.program]
      : choice.line === undefined
        ? undefined
        : programs.findLast(({ blocks }) => blocks[0]!.line <= line);
  const { blocks, times } = found ?? programs[0]!;
  const upTo = blocks.filter((block) => block.line <= line);
  const code = (upTo.length > 0 ? upTo : blocks)
    .map((block) => block.code)
    .join('\n\n');
  return { code: `${code}\n`, measured: times ?? {} };
}

/** A block of a guide, to be edited in its place. */
export interface EditedBlock {
  /** The program above it, with a line break at its end. */
  above: string;
  code: string;
}

/**
 * @param programs of a guide
 * @param line of the block in the Markdown
 * @throws RangeError when no program has it: the page was loaded before the site changed
 */
export function chooseBlock(
  programs: readonly GuideProgram[],
  line: number,
): EditedBlock {
  for (const { blocks } of programs) {
    const index = blocks.findIndex((block) => block.line === line);
    if (index >= 0) {
      return {
        above: blocks
          .slice(0, index)
          .map(({ code }) => `${code}\n\n`)
          .join(''),
        code: blocks[index]!.code,
      };
    }
  }
  throw new RangeError('The guide has other samples.');
}
