// @module-tag nightly
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startVitest, type TestModule } from 'vitest/node';
import { docsFolder, isCurrent, releases } from '@o1js-docs/project/releases';
import { pagesOf } from '../parse/pages';
import { isChecksFile } from '../parse/checks-file';

const samplesFolder = path.resolve(import.meta.dirname, '..');
const config = path.join(samplesFolder, 'vitest.config.ts');
const projectFolder = path.resolve(samplesFolder, '../..');
const failingFolder = path.join(samplesFolder, 'fixtures/failing');

vi.setConfig({ testTimeout: 600_000 });
afterEach(() => vi.unstubAllEnvs());

/**
 * Runs pages like `npm run test:samples`, without proofs.
 *
 * @param pages paths of pages or folders, relative to `root`
 */
async function runPages(
  root: string,
  pages: readonly string[],
): Promise<{ modules: TestModule[]; unhandled: unknown[] }> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const vitest = await startVitest(
    'test',
    pages.map((page) => path.join(root, page)),
    { config, root, watch: false, tagsFilter: ['!prove'] },
    {},
    { stdout: nowhere, stderr: nowhere },
  );
  const modules = vitest.state.getTestModules();
  const unhandled = vitest.state.getUnhandledErrors();
  await vitest.close();
  // vitest sets it for its command, and this test passes.
  process.exitCode = undefined;
  return { modules, unhandled };
}

/** @returns each failure of a page: the message, then the place to which vitest points */
function failuresOf(page: TestModule): string {
  const errors = [
    ...page.errors(),
    ...[...page.children.allTests('failed')].flatMap(
      (each) => each.result().errors ?? [],
    ),
  ];
  return errors
    .map(({ message, stacks = [] }) => {
      const frame = stacks.find(({ file }) => file.endsWith('.mdx'));
      const place = frame && path.relative(failingFolder, frame.file);
      return `${message}\n❯ ${place}:${frame?.line}`;
    })
    .join('\n\n');
}

/** The failing pages, and what a run says of each. Lines are lines of the Markdown. */
const expected: Record<string, string> = {
  network: `fetch failed
❯ docs/network.mdx:4`,
  socket: `no connection to example.org: Samples have no network. A block that needs one does not run: typecheck="needs a network".
❯ docs/socket.mdx:6`,
  'much-output': `too much
❯ docs/much-output.mdx:5`,
  'wrong-check': `docs/wrong-check.checks.mdx:9
The page does not say “A Field has no such sign”. Quote it as the reader sees it. … stands for a measured figure.
The nearest sentence, in line 3: “A Field has no sign.”
❯ docs/wrong-check.checks.mdx:9

docs/wrong-check.checks.mdx:6
expected  9n
actual    8n
❯ docs/wrong-check.checks.mdx:6`,
  'check-flags': `docs/check-flags.checks.mdx:3
A block of checks has no cost: remove it, or move the block to the page.

docs/check-flags.checks.mdx:3
A block of checks has no title: remove it, or move the block to the page.

docs/check-flags.checks.mdx:9
A block of checks has no typecheck: remove it, or move the block to the page.

docs/check-flags.checks.mdx:13
No statement is above this block. Write what it checks: a sentence, or \`> \` and a quote of the page.

docs/check-flags.checks.mdx:17
A file of checks contains headings, statements, quotes and code, and nothing else.

docs/check-flags.checks.mdx:27
No code checks “Nothing checks this.”. Put a ts block below the statement.

docs/check-flags.checks.mdx:19
The page has no section none. It has: mistakes-in-a-file-of-checks.

docs/check-flags.checks.mdx:23
o1js 2.15.0 has no file src/none.ts.
❯ docs/check-flags.checks.mdx:3

docs/check-flags.checks.mdx:4
The block declares no circuit to measure: no ZkProgram, no SmartContract, and no \`const cs = await Provable.constraintSystem(...)\`.

docs/check-flags.checks.mdx:4
No costs are recorded for sum.
If the change is meant, run: npm run test:samples -- -u
❯ docs/check-flags.checks.mdx:4`,
  'ends-process': `A sample may not end its process.
❯ docs/ends-process.mdx:5`,
  'no-plain-form': `docs/no-plain-form.mdx:6
\`// => 'a tree'\`: A MerkleTree has no plain form to compare. State a property of it, e.g. \`tree.getRoot(); // => 8n\`, or what it prints.
❯ docs/no-plain-form.mdx:6`,
  'off-by-one': `docs/off-by-one.mdx:6
expected  9n
actual    8n
❯ docs/off-by-one.mdx:6`,
  throws: `Field.inv(): Division by zero
❯ docs/throws.mdx:7`,
  'wrong-message': `docs/wrong-message.mdx:6
expected to throw  Field.assertEquals(): 1 != 3
threw              Field.assertEquals(): 1 != 2

docs/wrong-message.mdx:7
expected to throw  Field.assertEquals(): …
threw              nothing
❯ docs/wrong-message.mdx:6`,
  'never-reached': `docs/never-reached.mdx:5
Nothing was compared here: the statement before \`// =>\` never ran.
❯ docs/never-reached.mdx:5`,
  'test-block': `expected 8n to be 9n // Object.is equality
❯ docs/test-block.mdx:8`,
  'missing-import': `docs/missing-import.mdx:4
TypeScript error 2304: Cannot find name 'Field'.
The package exports it: import { Field } from 'o1js';
❯ docs/missing-import.mdx:4`,
  'nothing-checks': `docs/nothing-checks.mdx:5
Nothing checks this \`// =>\`. Put it after an expression statement or a declaration of one name, or on the line below.
❯ docs/nothing-checks.mdx:5`,
  'forgotten-await': `docs/forgotten-await.mdx:8
This promise is not awaited, so what fails in it fails unseen. Write await before it; or void, if the sample means to go on without it.
❯ docs/forgotten-await.mdx:8

docs/forgotten-await.mdx:20
This promise is not awaited, so what fails in it fails unseen. Write await before it; or void, if the sample means to go on without it.
❯ docs/forgotten-await.mdx:20

docs/forgotten-await.mdx:27
This promise is not awaited, so what fails in it fails unseen. Write await before it; or void, if the sample means to go on without it.
❯ docs/forgotten-await.mdx:27`,
  'wrong-compile-error': `docs/wrong-compile-error.mdx:5
TypeScript error 2322: Type 'number' is not assignable to type 'string'.

docs/wrong-compile-error.mdx:4
The block is expected to have TypeScript error 2345, which it does not have. It has: 2322.
❯ docs/wrong-compile-error.mdx:5`,
  'foreign-imports': `docs/foreign-imports.mdx:4
Readers do not have clsx. Their project has o1js, @types/node, typescript, vitest, and the modules of Node.

docs/foreign-imports.mdx:8
Readers do not have react. Their project has o1js, @types/node, typescript, vitest, and the modules of Node.
❯ docs/foreign-imports.mdx:4`,
  'namespace-import': `docs/namespace-import.mdx:6
TypeScript error 2551: Property 'setTheBackend' does not exist on type 'typeof import("${projectFolder}/node_modules/o1js/dist/node/index")'. Did you mean 'setBackend'?
This release does not have it: write what a user of this release would write.
❯ docs/namespace-import.mdx:6`,
  typo: `docs/typo.mdx:7
TypeScript error 2552: Cannot find name 'prize'. Did you mean 'price'?
A reader who copies the page gets this error, too. Import the name, or declare it in this block or one above.
❯ docs/typo.mdx:7`,
  'wrong-type-and-result': `docs/wrong-type-and-result.mdx:6
TypeScript error 2322: Type 'Field' is not assignable to type 'string'.

docs/wrong-type-and-result.mdx:7
expected  9n
actual    8n
❯ docs/wrong-type-and-result.mdx:6`,
  'prove-nothing': `docs/prove-nothing.mdx:7
Nothing in this program compiles a circuit, so it makes no proof: remove the flag prove.
❯ docs/prove-nothing.mdx:7`,
  'missing-compile-error': `docs/missing-compile-error.mdx:4
The block is expected to have TypeScript error 2345, which it does not have. It compiles.
❯ docs/missing-compile-error.mdx:4`,
  redeclared: `docs/redeclared.mdx:4
TypeScript error 2451: Cannot redeclare block-scoped variable 'x'.
The blocks of a page are one program. Use another name, or start a new program with the flag fresh.

docs/redeclared.mdx:8
TypeScript error 2451: Cannot redeclare block-scoped variable 'x'.
The blocks of a page are one program. Use another name, or start a new program with the flag fresh.
❯ docs/redeclared.mdx:4`,
};

/** Pages on which nothing is wrong: the programs of a process do not disturb each other. */
const passing = [
  'imports',
  'leaves-state',
  'patches-global-1',
  'patches-global-2',
];
/** Pages that crash, or that never end. The next pages of the process do not run. */
const crashing = ['crashes', 'infinite-loop', 'never-settles'];
/** Pages whose error nothing catches. vitest tells it after the run. */
const uncaught = ['rejection', 'throws-later'];

test('a page that is wrong fails, with the message and the line', async () => {
  const pages = readdirSync(path.join(failingFolder, 'docs'))
    .filter((file) => !isChecksFile(file))
    .map((file) => path.parse(file).name)
    .filter((name) => ![...crashing, ...uncaught].includes(name));
  const { modules } = await runPages(
    failingFolder,
    pages.map((name) => `docs/${name}.mdx`),
  );
  const nameOf = ({ moduleId }: TestModule) => path.parse(moduleId).name;
  const failed = modules.filter((page) => page.state() === 'failed');
  expect(
    Object.fromEntries(failed.map((page) => [nameOf(page), failuresOf(page)])),
  ).toEqual(expected);
  const passed = modules.filter((page) => page.state() === 'passed');
  expect(passed.map(nameOf).sort()).toEqual(passing);
});

test('a page that ends its process fails, with the line of its statement', async () => {
  vi.stubEnv('SAMPLES_LIMIT', '15');
  const command = promisify(execFile)(
    process.execPath,
    [
      ...['--import', 'tsx'],
      path.join(projectFolder, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...['--config', config, '--isolate'],
      ...[...crashing, ...uncaught].map((name) => `docs/${name}.mdx`),
    ],
    { cwd: failingFolder, env: { ...process.env, NO_COLOR: '1' } },
  );
  const { stderr } = await command.catch((error: { stderr: string }) => error);
  for (const place of [
    'crashes.mdx:4',
    'infinite-loop.mdx:6',
    'never-settles.mdx:5',
  ]) {
    expect(stderr).toContain(
      `docs/${place}\nThe process ended in this statement.`,
    );
  }
  for (const message of [
    'no network\n ❯ deploy docs/rejection.mdx:5',
    'late\n ❯ Timeout._onTimeout docs/throws-later.mdx:5',
  ]) {
    expect(stderr).toContain(message);
  }
});

test('a page that is right passes on each release', async () => {
  const guides = path.join(samplesFolder, 'fixtures/guides');
  const root = mkdtempSync(path.join(projectFolder, '.cache/guides-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const release of releases) {
    const docs = path.join(root, docsFolder(release));
    cpSync(path.join(guides, 'docs'), docs, { recursive: true });
    // Its costs are those of Current.
    if (!isCurrent(release)) rmSync(path.join(docs, 'circuits.mdx'));
  }
  cpSync(path.join(guides, 'example'), path.join(root, 'example'), {
    recursive: true,
  });
  const { modules: pages, unhandled } = await runPages(
    root,
    releases.flatMap((release) => pagesOf(release, root)),
  );
  expect(new Set(pages.map(({ project }) => project.name))).toEqual(
    new Set(releases.map(({ label }) => label)),
  );
  const failed = pages.filter((page) => page.state() !== 'passed');
  expect(
    failed.map((page) => [
      page.relativeModuleId,
      page.state(),
      failuresOf(page),
    ]),
  ).toEqual([]);
  expect(unhandled).toEqual([]);
});
