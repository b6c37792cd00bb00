import os from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { releases, type Release } from '../../../config/releases';
import { samplesOfPage } from '../parse/samples-of-page';
import { programsOf } from '../program/programs';
import { defaultLimits } from '../run/limits';
import { describeProblem } from '../sample';
import { ReleaseChecks } from './release-checks';

/** Failing pages, and the messages of the checks. Lines are lines of the Markdown. */
const messages: Record<string, string> = {
  typo: `docs/typo.mdx:7
TypeScript error 2552: Cannot find name 'prize'. Did you mean 'price'?`,
  'off-by-one': `docs/off-by-one.mdx:6
expected  9n
actual    8n`,
  'never-settles': `docs/never-settles.mdx:5
The statement awaits a promise that never settles.
The page printed:
waiting`,
  'ends-process': `docs/ends-process.mdx:5
The process ended in this statement, with exit code 0. A sample may not end its process.
The page printed:
bye`,
  'throws-later': `docs/throws-later.mdx:5
threw later Error: late`,
  throws: `docs/throws.mdx:7
threw Error: Field.inv(): Division by zero`,
  rejection: `docs/rejection.mdx:5
rejected, and nothing awaits it: Error: no network`,
  'forgotten-await': `docs/forgotten-await.mdx:8
This promise is not awaited, so what fails in it fails unseen. Write await before it; or void, if the sample means to go on without it.

docs/forgotten-await.mdx:20
This promise is not awaited, so what fails in it fails unseen. Write await before it; or void, if the sample means to go on without it.

docs/forgotten-await.mdx:27
This promise is not awaited, so what fails in it fails unseen. Write await before it; or void, if the sample means to go on without it.`,
  worker: `docs/worker.mdx:6
leaves a worker running: stop it before the sample ends.`,
  'wrong-message': `docs/wrong-message.mdx:6
expected to throw  Field.assertEquals(): 1 != 3
threw              Field.assertEquals(): 1 != 2

docs/wrong-message.mdx:7
expected to throw  Field.assertEquals(): …
threw              nothing`,
  'test-block': `docs/test-block.mdx:8
The test “three and five” fails: AssertionError: expected 8n to be 9n // Object.is equality`,
  'no-expression': `docs/no-expression.mdx:6
\`// => eight, of course\` is not an expression. Write a value, e.g. // => 8n or // => { x: 1n }. Continue a long value on the next line, after \`//\` and four spaces. To expect printed text, put the comment after console.log(...).`,
  'no-plain-form': `docs/no-plain-form.mdx:6
\`// => 'a tree'\`: A MerkleTree has no plain form to compare. State a property of it, e.g. \`tree.getRoot(); // => 8n\`, or what it prints.`,
  'never-reached': `docs/never-reached.mdx:5
Nothing was compared here: the statement before \`// =>\` never ran.`,
  'nothing-checks': `docs/nothing-checks.mdx:5
Nothing checks this \`// =>\`. Put it after an expression statement or a declaration of one name, or on the line below.`,
  'wrong-compile-error': `docs/wrong-compile-error.mdx:5
TypeScript error 2322: Type 'number' is not assignable to type 'string'.

docs/wrong-compile-error.mdx:4
The block is expected to have TypeScript error 2345, which it does not have. It has: 2322.`,
  'missing-compile-error': `docs/missing-compile-error.mdx:4
The block is expected to have TypeScript error 2345, which it does not have. It compiles.`,
  'wrong-claim': `docs/wrong-claim.mdx:8
expected  9n
actual    8n`,
  'near-results': `docs/near-results.mdx:6
Nothing checks \`//=>\`. Write \`// => value\`, with one space.

docs/near-results.mdx:7
Nothing checks \`// ->\`. Write \`// => value\`, with one space.

docs/near-results.mdx:8
Nothing checks \`// ==>\`. Write \`// => value\`, with one space.`,
  layout: `docs/layout.mdx:8
expected  { x: 1n, y: 3n }
actual    { x: 1n, y: 2n }`,
  'foreign-imports': `docs/foreign-imports.mdx:4
Readers do not have clsx. Their project has o1js, @types/node, typescript, vitest, and what Node brings.

docs/foreign-imports.mdx:8
Readers do not have react. Their project has o1js, @types/node, typescript, vitest, and what Node brings.`,
  network: `docs/network.mdx:4
threw TypeError: fetch failed
Samples get no network. A block that needs one is compiled only: typecheck="needs a network".`,
  socket: `docs/socket.mdx:6
threw Error: no connection to example.org: Samples get no network. A block that needs one is compiled only: typecheck="needs a network".`,
  files: `docs/files.mdx:13
threw Error: Access to this API has been restricted
Samples may not do this (FileSystemRead: /etc/hosts). They read and write files in the folder that they run in: name a file without its folder.

docs/files.mdx:21
threw Error: Access to this API has been restricted
Samples may not do this (FileSystemWrite: ${path.join(os.tmpdir(), 'left-behind.txt')}). They read and write files in the folder that they run in: name a file without its folder.`,
  'prove-nothing': `docs/prove-nothing.mdx:7
Nothing in this program compiles a circuit, so it makes no proof: remove the flag prove.`,
  'missing-import': `docs/missing-import.mdx:4
TypeScript error 2304: Cannot find name 'Field'.
The package exports it: import { Field } from 'o1js';`,
  redeclared: `docs/redeclared.mdx:4
TypeScript error 2451: Cannot redeclare block-scoped variable 'x'.
Blocks of a page are one program. Use another name, or the flag fresh to start a new program.

docs/redeclared.mdx:8
TypeScript error 2451: Cannot redeclare block-scoped variable 'x'.
Blocks of a page are one program. Use another name, or the flag fresh to start a new program.`,
};

vi.setConfig({ testTimeout: 120_000 });

const options = {
  siteFolder: path.resolve(import.meta.dirname, '../fixtures/hostile'),
  pages: [],
  prove: false,
  limits: { ...defaultLimits, run: 60, prove: 60 },
};
const [newest, oldest] = [releases[0], releases.at(-1)] as [Release, Release];
const checks = new ReleaseChecks(newest, options);
const impatientChecks = new ReleaseChecks(newest, {
  ...options,
  limits: { ...options.limits, statement: 3 },
});

/** @returns what the checks say of the programs of a page. */
async function check(name: string, onRelease = checks): Promise<string> {
  const { docsVersion } = onRelease.release;
  const ref = { page: `docs/${name}.mdx`, docsVersion };
  const programs = programsOf(samplesOfPage(ref, options.siteFolder));
  if (programs.length === 0) throw new Error(`${ref.page} has no samples.`);
  onRelease.checkTypes(programs);
  const found: string[] = [];
  for (const program of programs) {
    const { problems } = await onRelease.check(program);
    found.push(...problems.map((problem) => describeProblem(problem)));
  }
  return found.join('\n\n');
}

describe('a page that is wrong fails, with the line', () => {
  test.each(Object.entries(messages))('%s', async (name, message) => {
    expect(await check(name)).toBe(message);
  });
});

test('an import is checked on the release of the page', async () => {
  expect(await check('imports')).toBe('');
  expect(await check('imports', new ReleaseChecks(oldest, options))).toBe(
    `docs/imports.mdx:4
TypeScript error 2305: Module '"o1js"' has no exported member 'RuntimeTable'.
This release does not have it: write what a user of this release would write.`,
  );
});

test('so is a name of the whole package', async () => {
  expect(await check('namespace-import')).toMatch(
    /^docs\/namespace-import\.mdx:6\nTypeScript error 2551: .*\nThis release does not have it: write what a user of this release would write\.$/,
  );
});

test('a crash of the process is told', async () => {
  expect(await check('crashes')).toMatch(
    /^docs\/crashes\.mdx:4\nThe process crashed in this statement: it aborted, or its memory was used up\./,
  );
});

test('a timer that prints without end is told, with what it printed', async () => {
  expect(await check('prints-without-end')).toMatch(
    /^docs\/prints-without-end\.mdx:4\nleaves a timer running: stop it before the sample ends\.\nThe page printed:\ntick\n/,
  );
});

test('of much output the end is shown, and how much is left out', async () => {
  expect(await check('much-output')).toMatch(
    /^docs\/much-output\.mdx:5\nthrew Error: too much\nThe page printed:\n\[… \d+ characters are left out here\]\n[^]{3900,4000}line 1999$/,
  );
});

test('pages that patch the same global do not meet', async () => {
  expect(await check('patches-global-1')).toBe('');
  expect(await check('patches-global-2')).toBe('');
});

test('a program does not see what an earlier one of its page left behind', async () => {
  expect(await check('leaves-state')).toBe('');
});

test('a program that fails only after another one is checked on its own', async () => {
  expect(await check('disturbs-others')).toBe('');
});

test('a program that does not end is killed', async () => {
  expect(await check('infinite-loop', impatientChecks))
    .toBe(`docs/infinite-loop.mdx:6
The statement was still running after 3 s, and was ended. Does it end by itself? If it only takes long, say why: slow="reason".`);
});

test('later programs of a page that are wrong fail, with the line', async () => {
  expect(await check('wrong-later', impatientChecks))
    .toBe(`docs/wrong-later.mdx:12
expected  9n
actual    8n

docs/wrong-later.mdx:20
The statement was still running after 3 s, and was ended. Does it end by itself? If it only takes long, say why: slow="reason".
The page printed:
turning`);
});
