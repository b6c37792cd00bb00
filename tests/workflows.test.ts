import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scripts } from '../package.json';
import { steps as testSteps } from '../scripts/test/steps';

// What actionlint does not look at. `npm run test:workflows` runs that.
const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));
const steps = readFileSync('.github/actions/setup/action.yml', 'utf8');
const preview = readFileSync('.github/actions/preview/action.yml', 'utf8');

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
  const used = [...workflows.map(({ text }) => text), steps, preview].flatMap(
    (text) =>
      [...text.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(
    used.filter((action) => !/^\.\/|@[0-9a-f]{40} # v[\d.]+$/.test(action)),
  ).toEqual([]);
});

const check = workflows.find(({ name }) => name === 'check.yml')?.text ?? '';

test('the checks of a pull request are the parts of npm test', () => {
  const [, parts = ''] = /script: \[(.*)\]/.exec(check) ?? [];
  const browser = /- run: npm run (test:browser) -- --shard/.exec(check)?.[1];
  expect([...parts.split(', '), browser].sort()).toEqual(
    testSteps.map(({ name }) => name).sort(),
  );
});

test('browser tests run in shards, all of them', () => {
  const [, shards = ''] = /shard: \[(.*)\]/.exec(check) ?? [];
  const list = shards.split(', ');
  expect(list.length).toBeGreaterThan(1);
  expect(list).toEqual(list.map((_, i) => `${i + 1}/${list.length}`));
});

test('one check waits for all others', () => {
  const jobs = [...check.matchAll(/^ {2}(\w+):$/gm)]
    .map(([, job]) => job)
    .filter((job) => job !== 'pull_request' && job !== 'workflow_call');
  const [, needed = ''] = /name: Passed\n\s+needs: \[(.*)\]/.exec(check) ?? [];
  expect([...needed.split(', '), 'passed'].toSorted()).toEqual(jobs.toSorted());
});

test('main and the night start without what earlier runs kept', () => {
  const [, restore = ''] =
    /- if: (.*)\n\s+uses: actions\/cache@/.exec(steps) ?? [];
  expect(restore).toContain("github.event_name == 'pull_request'");
  const others = workflows.filter(({ name }) => name !== 'check.yml');
  for (const { text } of others) expect(text).not.toMatch(/^\s+cache:/m);
  expect(check).not.toMatch(/actions\/cache(?:\/restore)?@/);
});

describe('a pull request of prose', () => {
  const [, pattern = ''] = /prose='(.*)'/.exec(check) ?? [];
  // Written for grep -E, which takes the same here.
  const isProse = (file: string) => new RegExp(pattern).test(file);

  test.each([
    'docs/basic-types/field.mdx',
    'docs/basic-types/My page.mdx',
    'versioned_docs/version-2.4.0/index.mdx',
    'docs/zkapps/transaction-life.svg',
    'CONTRIBUTING.md',
    'plugins/search/README.md',
    'changelog/2.15.0.md',
    'project-words.txt',
  ])('may change %s', (file) => {
    expect(isProse(file)).toBe(true);
  });

  test.each([
    'sidebars.ts',
    'docs/_measured/circuit-costs.json',
    'package-lock.json',
    'config/redirects.ts',
    'static/img/favicon.svg',
    'examples/next/lib/wallet.ts',
    '.github/workflows/check.yml',
    'plugins/code-samples/fixtures/guides/docs/values.mdx',
  ])('may not change %s', (file) => {
    expect(isProse(file)).toBe(false);
  });
});

test('packages are installed as locked, and run nothing while they are', () => {
  expect(steps).toContain('run: npm ci\n');
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  for (const { text } of workflows)
    expect(text).not.toMatch(/npm (ci|i|install)\b/);
});
