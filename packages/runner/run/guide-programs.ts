import type { GuideProgram } from './data';
import type { Times } from '@o1js-docs/samples/measure/times';
import { isNotation } from '@o1js-docs/samples/parse/notation';
import { assemble } from '@o1js-docs/samples/program/assemble';
import { programsOf } from '@o1js-docs/samples/program/programs';
import type { Sample } from '@o1js-docs/samples/sample';
import { playgroundSamples } from './runnable';

/**
 * @param samples the blocks of a page
 * @param times recorded times of the release
 * @returns the programs of the page for the playground. Each ends before its first block that needs Node, files or other packages.
 */
export function guidePrograms(
  samples: readonly Sample[],
  times: Times,
): GuideProgram[] {
  return programsOf({ samples: [...samples] })
    .map(playgroundSamples)
    .filter((usable) => usable.length > 0)
    .map((usable) => ({
      blocks: blocksOf(usable),
      ...timesOf(usable, times),
    }));
}

/** @returns the blocks without notation, duplicate imports and repeated empty lines */
function blocksOf(samples: readonly Sample[]): GuideProgram['blocks'] {
  const lines = assemble(samples).text.split('\n');
  return samples.map(({ startLine, endLine }) => ({
    line: startLine,
    code: lines
      .slice(startLine - 1, endLine)
      .map((line) => line.trimEnd())
      .filter((line) => !isNotation(line))
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
  // A browser has only the WebAssembly prover.
  const steps = samples.map(({ id }) => recorded[id ?? '']?.wasm?.steps ?? {});
  const times = Object.assign({}, ...steps) as Record<string, number>;
  return Object.keys(times).length > 0 ? { times } : {};
}
