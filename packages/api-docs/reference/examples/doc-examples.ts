import { describe, expect, test, type TestContext } from 'vitest';
import { runProgram } from '@o1js-docs/samples/run/runtime/run-program';
import { listModule, runs } from './outcome';
import { firstLine } from './outcome-of-types';
import type { ExampleList, ExampleTest } from './plugin';

/** Seconds that a statement has. */
const limit = 30;
const load = (module: string): Promise<unknown> =>
  import(/* @vite-ignore */ module);
const list = (await load(listModule)) as { default: ExampleList };
const { suite, siteFolder, examples } = list.default;

// o1js chooses its backend once in a process, so the example that chooses it runs first.
const orderOf = ({ at }: ExampleTest) =>
  at === 'functions/setBackend' ? 0 : 1;

describe(suite, () => {
  for (const example of examples.sort((a, b) => orderOf(a) - orderOf(b))) {
    test(`${example.at} (${example.key})`, async (context) => {
      expect(
        example.outcome ?? (await outcomeOfRun(example, context)),
        `\n${example.code}\n`,
      ).toMatchSnapshot();
    });
  }
});

async function outcomeOfRun(
  { key, at, code, results }: ExampleTest,
  context: TestContext,
): Promise<string> {
  const places = code.split('\n').map((_, i) => `${at}:${i + 1}`);
  const info = { siteFolder, places, limit, results, samples: [] };
  try {
    await runProgram(() => load(`${listModule}/${key}`), info, context);
    return runs;
  } catch (error) {
    // The runner's own failures start with the place.
    const text = String(error).replace(/^SampleFailure: .*\n/, '');
    return /Samples have no network|endpoint is undefined/.test(text)
      ? 'Needs a network: not run.'
      : `It fails: ${firstLine(text)}`;
  }
}
