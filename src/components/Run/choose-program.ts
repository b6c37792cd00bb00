import type { GuideProgram } from '@o1js-docs/runner/run/data';

/** A program in the editor. */
export interface Program {
  code: string;
  /** Seconds that the steps of its guide took when they were measured. */
  measured: Readonly<Record<string, number>>;
  /** The program is one of the site, as long as nobody changes it. */
  isOwn?: boolean;
  /** True starts the program when it is opened. */
  runs?: boolean;
}

/**
 * @param programs of a guide
 * @param line of the Markdown, at which the program ends
 * @returns the program of the line, or the first program of the guide if none has it
 */
export function chooseProgram(
  programs: readonly GuideProgram[],
  line = 0,
): Program {
  const found = programs.findLast(({ blocks }) => blocks[0]!.line <= line);
  const { blocks, times = {} } = found ?? programs[0]!;
  const upTo = found ? blocks.filter((block) => block.line <= line) : blocks;
  const code = upTo.map((block) => block.code).join('\n\n');
  return { code: `${code}\n`, measured: times, isOwn: true };
}

/** A block of a guide that a reader edits on the guide's page. */
export interface EditedBlock {
  /** The program above it, ending in a line break. */
  above: string;
  code: string;
}

/**
 * @param programs of a guide
 * @param line of the block in the Markdown
 * @throws RangeError if no program has it: the site changed after the page was loaded
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
