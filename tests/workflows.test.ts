import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scripts } from '../package.json';

// What actionlint does not look at. `npm run test:workflows` runs that.
const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));
const steps = readFileSync('.github/actions/setup/action.yml', 'utf8');

describe.each(workflows)('$name', ({ text }) => {
  test('grants nothing to jobs that ask for nothing', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
  });

  test('runs scripts of package.json', () => {
    const run = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
    const listed = /script: \[(.*)\]/.exec(text)?.[1]?.split(', ') ?? [];
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining([...run, ...listed]),
    );
  });

  test('leaves no credentials in the checkout', () => {
    const checkouts = text.split('actions/checkout@').slice(1);
    expect(
      checkouts.filter(
        (rest) => !rest.split('- ')[0]?.includes('persist-credentials: false'),
      ),
    ).toEqual([]);
  });
});

test('every action is pinned by its commit', () => {
  const used = [...workflows.map(({ text }) => text), steps].flatMap((text) =>
    [...text.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(
    used.filter((action) => !/^\.\/|@[0-9a-f]{40} # v[\d.]+$/.test(action)),
  ).toEqual([]);
});

test('the checks of a pull request are the parts of npm test', () => {
  const check = workflows.find(({ name }) => name === 'check.yml')?.text ?? '';
  const [, parts = ''] = /script: \[(.*)\]/.exec(check) ?? [];
  expect(parts.split(', ').map((part) => `npm run ${part}`)).toEqual(
    scripts.test.split(' && '),
  );
});

test('packages are installed as locked, and run nothing while they are', () => {
  expect(steps).toContain('run: npm ci\n');
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  for (const { text } of workflows)
    expect(text).not.toMatch(/npm (ci|i|install)\b/);
});
