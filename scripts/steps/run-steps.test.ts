import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { summaryOf } from './report';
import { runSteps, type StepResult } from './run-steps';

const script = (name: string, code: string) => ({ name, args: ['-e', code] });

test('all steps run, and all failures come with what they wrote', async () => {
  const ended: string[] = [];
  const results = await runSteps(
    [
      script('first', 'console.error("one is wrong"); process.exit(1)'),
      script('second', 'console.log("fine")'),
      script('third', 'throw new Error("three is wrong")'),
      { name: 'missing', args: ['no-such-file.js'] },
    ],
    2,
    ({ name }) => ended.push(name),
  );
  expect(ended.toSorted()).toEqual(['first', 'missing', 'second', 'third']);
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['first', false],
    ['second', true],
    ['third', false],
    ['missing', false],
  ]);
  expect(results[0]?.output).toBe('one is wrong');
  expect(results[2]?.output).toContain('three is wrong');
  expect(summaryOf(results)).toBe('3 of 4 failed: first, third, missing.');
});

test('a step reads its input', async () => {
  const code = 'process.stdin.pipe(process.stdout)';
  const [result] = await runSteps(
    [{ ...script('echo', code), input: 'docs/a page.mdx\n' }],
    1,
    () => undefined,
  );
  expect(result?.output).toBe('docs/a page.mdx');
});

test('the summary names what passed', () => {
  const passed: StepResult = {
    name: 'types',
    passed: true,
    seconds: 1,
    output: '',
  };
  expect(summaryOf([passed])).toBe('All passed: types.');
});

test.skipIf(process.platform === 'win32')(
  'an interrupt ends what runs, starts nothing more, and says so',
  async () => {
    const runner = pathToFileURL(
      path.resolve(import.meta.dirname, 'run-steps.ts'),
    ).href;
    const wait = 'console.log("up"); setInterval(() => {}, 1000)';
    const program = `
      import { runSteps } from ${JSON.stringify(runner)};
      const step = (name) => ({ name, args: ['-e', ${JSON.stringify(wait)}] });
      setTimeout(() => process.kill(process.pid, 'SIGINT'), 500);
      await runSteps([step('lint'), step('types'), step('later')], 2, () => {});
    `;
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      program,
    ]);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(said).toContain('Interrupted. Not finished: lint, types, later.');
  },
);
