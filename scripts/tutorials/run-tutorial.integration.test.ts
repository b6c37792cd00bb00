import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import type { Step } from './tutorial';
import { runTutorial } from './run-tutorial';

const folder = folderWith();

const run = (steps: Step[], limit = 20) =>
  runTutorial(steps, {
    folder,
    limit,
    report: () => undefined,
  });
const command = (text: string, more = {}): Step => ({
  kind: 'command',
  line: 7,
  command: text,
  expected: { printed: [] },
  ...more,
});
const save = (path: string, text: string): Step => ({
  kind: 'file',
  line: 1,
  path,
  text,
});

test('files are saved and commands run where the ones before have gone', async () => {
  const steps: Step[] = [
    command('mkdir app\ncd app'),
    save('src/a.txt', 'hello\n'),
    command('cat src/a.txt', { expected: { printed: ['hello'] } }),
    save('b.json', '{ "x": { "y": 1 } }'),
    { kind: 'entry', line: 2, path: 'b.json', keys: ['x', 'y'], value: 2 },
  ];
  expect(await run(steps)).toBeUndefined();
  expect(readFileSync(path.join(folder, 'app/b.json'), 'utf8')).toContain(
    '"y": 2',
  );
});

test.each([
  [command('echo a\nfalse\necho b'), 'It failed, with code 1.'],
  [
    command('echo a', { expected: { printed: ['b'] } }),
    'The page states: b\nIt printed:\na',
  ],
  [
    command('echo no', { expected: { printed: [], error: 'no' } }),
    'The page states that it fails: no',
  ],
  [command('echo a', { until: 'ready' }), 'It ended, and did not print ready.'],
  [
    command('echo http://localhost:9/; echo ready; sleep 60', {
      until: 'ready',
    }),
    'http://localhost:9/ does not answer',
  ],
])('%j fails', async (step, message) => {
  const problem = await run([step]);
  expect(problem?.line).toBe(7);
  expect(problem?.message).toContain(message);
});

test('an error that the page states is no failure', async () => {
  const step = command('echo 1; echo Error: no >&2; exit 1', {
    expected: { printed: ['1'], error: 'no' },
  });
  expect(await run([step])).toBeUndefined();
});

test('what does not end is stopped: a server that has started, and a command that takes too long', async () => {
  const server = command('echo ready; sleep 60 & wait', { until: 'ready' });
  expect(await run([server])).toBeUndefined();
  const problem = await run([command('sleep 60')], 0.5);
  expect(problem?.message).toContain('It was stopped after 0.5 seconds.');
});

test('commands see a terminal in which nothing was set up', async () => {
  const step = command('echo "[$CI$npm_lifecycle_event$INIT_CWD]"', {
    expected: { printed: ['[]'] },
  });
  process.env.CI = 'true';
  expect(await run([step])).toBeUndefined();
});

test('an entry needs its file', async () => {
  const step: Step = {
    kind: 'entry',
    line: 3,
    path: 'none.json',
    keys: ['a'],
    value: 1,
  };
  const problem = await run([step]);
  expect(problem?.message).toContain('none.json has no place');
});
