import path from 'node:path';
import { inject, test, type TestContext } from 'vitest';
import { runProgram } from '@o1js-docs/samples/run/runtime/run-program';
import { failOn } from '@o1js-docs/samples/run/runtime/sample-failure';
import type { ExampleTest } from './example-tests';
import type { Outcome } from './outcome';
import { firstLine } from './outcome-of-types';

/** Seconds that a statement has. */
const limit = 30;
const siteFolder = inject('siteFolder');

// o1js chooses its backend once in a process, so the example that chooses it runs first.
const orderOf = ({ at }: ExampleTest) =>
  at === 'functions/setBackend' ? 0 : 1;
const examples = inject('examples').sort((a, b) => orderOf(a) - orderOf(b));

for (const example of examples) {
  const { key, at, code, recorded } = example;
  test(`${at} (${key})`, async (context) => {
    const outcome = example.outcome ?? (await run(example, context));
    context.task.meta.example = { key, outcome };
    if (outcome.result === recorded || inject('records')) return;
    const { result, message = '' } = outcome;
    const problem = `Recorded is ${recorded ?? 'nothing'}. Now it is ${result}: ${message}`;
    failOn([`${at}\n${code}\n${problem}\nTo record it, add -u.`], siteFolder);
  });
}

async function run(
  { key, at, page, code }: ExampleTest,
  context: TestContext,
): Promise<Outcome> {
  const module = `${path.join(siteFolder, page)}?example=${key}`;
  const places = code.split('\n').map((_, i) => `${at}:${i + 1}`);
  const info = { siteFolder, places, limit, results: [], samples: [], ids: {} };
  try {
    await runProgram(() => import(/* @vite-ignore */ module), info, context);
    return { at, result: 'ran' };
  } catch (error) {
    // The runner's own failures start with the place.
    const text = String(error).replace(/^SampleFailure: .*\n/, '');
    return /Samples have no network|endpoint is undefined/.test(text)
      ? { at, result: 'network' }
      : { at, result: 'failed', message: firstLine(text) };
  }
}
