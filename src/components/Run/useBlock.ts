import { useState } from 'react';
import { textHash } from '@o1js-docs/markdown/textHash';
import type {
  CompiledProgram,
  RunBlock,
  RunData,
} from '@o1js-docs/runner/run/data';
import { routeOfPage } from './address';
import { limit } from './compile';
import { loadData } from './files';
import { isolateFor, isolation } from './isolation';
import { nothingRun } from './run-state';
import { useRun } from './useRun';

/** Runs a block of the page as it is shown, and the blocks above it. A block that proves first opens the page again with threads. */
export function useBlock(
  /** Line of the block in the Markdown. */
  line: number,
  /** The shown text. The page may be older than the file of its programs. */
  code?: string,
  /** Names the button that starts it after the page was opened again. */
  name = `#${line}`,
) {
  const { state, isRunning, start, stop } = useRun();
  const [found, setFound] = useState<{ o1js: string; block: RunBlock }>();
  const [needsThreads, setNeedsThreads] = useState(false);
  const press = () => {
    setNeedsThreads(false);
    if (isRunning) return stop();
    start(async (signal) => {
      const page = `pages/${routeOfPage() || 'index'}.json`;
      const data = await loadData<RunData>(page, signal);
      const block = data.blocks.find(
        ({ startLine, hash }) =>
          startLine === line && (!code || hash === textHash(code)),
      );
      if (!block) throw new RangeError('The page shows other samples.');
      setFound({ o1js: data.o1js, block });
      const { proves = false, times: measured } = block;
      if (proves && isolation(false) === 'off') await isolateFor(name);
      if (proves && isolation(false) !== 'on') {
        // A page that loads again stays as it is until then.
        setNeedsThreads(isolation(false) !== 'off');
        return nothingRun;
      }
      const program = programUpTo(block, data);
      const timed = { ...program.job, timed: true, seconds: limit };
      return proves
        ? {
            program: { ...program, job: timed },
            release: data,
            isOwn: true,
            measured,
          }
        : { program, release: data };
    });
  };
  return { state, isRunning, press, found, needsThreads };
}

function programUpTo(
  { program, part }: RunBlock,
  { programs }: RunData,
): CompiledProgram {
  const { parts, results, samples } = programs[program]!;
  const upTo = parts.slice(0, part + 1);
  return {
    job: {
      code: upTo.map(({ code }) => code).join('\n'),
      results,
      samples: samples.slice(0, part + 1),
    },
    lines: upTo.flatMap(({ lines }) => lines),
  };
}
