import type { Root } from 'mdast';
import type { GuideProgram, PlaygroundGuide } from './data';
import type { Times } from '@o1js-docs/samples/measure/times';
import { assemble } from '@o1js-docs/samples/program/assemble';
import { programsOf } from '@o1js-docs/samples/program/programs';
import type { Sample } from '@o1js-docs/samples/sample';
import { readHeadings } from '@o1js-docs/markdown/headings';
import { playgroundSamples } from './runnable';

/** The programs of a guide for the playground. */
export interface ProgramsOfGuide {
  listed: PlaygroundGuide['programs'];
  programs: GuideProgram[];
}

/**
 * @param tree a page, parsed
 * @param samples its blocks
 * @param times recorded times of the release
 * @returns the programs of the page. Each ends before its first block that needs Node, files or other packages.
 */
export function guidePrograms(
  tree: Root,
  samples: readonly Sample[],
  times: Times,
): ProgramsOfGuide {
  const programs = programsOf({ samples: [...samples] }).flatMap((program) => {
    const usable = playgroundSamples(program);
    return usable.length > 0 ? [{ program, usable }] : [];
  });
  const headings = [...readHeadings(tree)];
  const labels = programs.map(({ program: { line } }) => {
    const above = headings.findLast(
      ([{ position }]) => (position?.start.line ?? 0) < line,
    );
    return above?.[1].text ?? 'Program';
  });
  return {
    listed: programs.map(({ usable }, index) => ({
      label: numbered(labels, labels[index]!, index),
      line: usable.at(-1)!.startLine,
    })),
    programs: programs.map(({ usable }) => ({
      blocks: blocksOf(usable),
      ...timesOf(usable, times),
    })),
  };
}

const notation = /^\s*\/\/ (?:---cut|@errors:)/;

/** @returns the blocks without notation, duplicate imports and repeated empty lines */
function blocksOf(samples: readonly Sample[]): GuideProgram['blocks'] {
  const lines = assemble(samples).text.split('\n');
  return samples.map(({ startLine, endLine }) => ({
    line: startLine,
    code: lines
      .slice(startLine - 1, endLine)
      .map((line) => line.trimEnd())
      .filter((line) => !notation.test(line))
      .join('\n')
      .replace(/^import (?:type )?\{[\s,]*\} from '[^']*';\n?/gm, '')
      .replace(
        /^(import (?:type )?\{)\s*([^}]*?)[\s,]*\}/gm,
        (_, start, names) =>
          `${start} ${String(names)
            .split(/[\s,]*,\s*|\s{2,}/)
            .join(', ')} }`,
      )
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }));
}

function timesOf(
  samples: readonly Sample[],
  { samples: recorded }: Times,
): Pick<GuideProgram, 'times'> {
  const steps = samples.map(({ id }) => recorded[id ?? '']?.steps ?? {});
  const times = Object.assign({}, ...steps) as Record<string, number>;
  return Object.keys(times).length > 0 ? { times } : {};
}

function numbered(
  labels: readonly string[],
  label: string,
  index: number,
): string {
  const number = labels
    .slice(0, index + 1)
    .filter((other) => other === label).length;
  return number > 1 ? `${label} (${number})` : label;
}
