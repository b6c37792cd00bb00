// The part of the check that runs in a page of the browser: see check.ts.
import type { RunData, RunEvent } from '../../../src/components/Run/data';
import { Runner } from '../../../src/components/Run/Runner';

let runner: Runner | undefined;
let bundle = '';

/** Runs the first parts of a program. @returns its events */
async function runProgram(
  folder: string,
  data: RunData,
  program: number,
  parts: number,
): Promise<RunEvent[]> {
  if (bundle !== data.bundle.file) {
    runner?.end();
    bundle = data.bundle.file;
    runner = await Runner.start(
      folder,
      data,
      () => undefined,
      new AbortController().signal,
      () => {
        bundle = '';
      },
    );
  }
  const { parts: all, results, samples } = data.programs[program]!;
  const code = all.slice(0, parts).map((part) => part.code);
  return new Promise((resolve) => {
    const events: RunEvent[] = [];
    runner?.run(
      { code: code.join('\n'), results, samples: samples.slice(0, parts) },
      (event) => {
        events.push(event);
        if (event[0] === 'finished') resolve(events);
      },
    );
  });
}

Object.assign(window, { runProgram });
