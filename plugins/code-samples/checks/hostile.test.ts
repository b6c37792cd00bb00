import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { releases, type Release } from '../../../config/releases';
import { samplesOfPage } from '../parse/samples-of-page';
import { programsOf } from '../program/programs';
import { describeProblem } from '../sample';
import { ReleaseChecks } from './release-checks';

/** Pages that are wrong, and what the checks say of each. Lines are those of the Markdown. */
const messages: Record<string, string> = {
  typo: `docs/typo.mdx:7
TypeScript error 2552: Cannot find name 'prize'. Did you mean 'price'?`,
  'off-by-one': `docs/off-by-one.mdx:6
expected  9n
came      8n`,
  'never-settles': `docs/never-settles.mdx:5
The statement awaits a promise that never settles.
The page printed:
waiting`,
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
\`// => eight, of course\` is no expression. State a value, e.g. // => 8n or // => { x: 1n }; to state what is printed, put it behind console.log(...).`,
  'no-plain-form': `docs/no-plain-form.mdx:6
\`// => 'a tree'\`: A MerkleTree has no plain form to compare. State a property of it, e.g. \`tree.getRoot(); // => 8n\`, or what it prints.`,
  'never-reached': `docs/never-reached.mdx:5
Nothing was compared here: the statement before \`// =>\` never ran.`,
  'nothing-checks': `docs/nothing-checks.mdx:5
Nothing checks this \`// =>\`. It belongs behind an expression statement or a declaration of one name, or on the line below.`,
  'wrong-compile-error': `docs/wrong-compile-error.mdx:5
TypeScript error 2322: Type 'number' is not assignable to type 'string'.

docs/wrong-compile-error.mdx:4
Expected TypeScript error 2345, which did not come. What came: 2322.`,
  'missing-compile-error': `docs/missing-compile-error.mdx:4
Expected TypeScript error 2345, which did not come. The block compiles.`,
  'wrong-claim': `docs/wrong-claim.mdx:8
expected  9n
came      8n`,
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
  limits: { run: 60, prove: 60 },
};
const [newest, oldest] = [releases[0], releases.at(-1)] as [Release, Release];
const checks = new ReleaseChecks(newest, options);
const impatientChecks = new ReleaseChecks(newest, {
  ...options,
  limits: { run: 8, prove: 8 },
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
The statement was still running after 8 s, and was killed. Does it end?`);
});

test('later programs of a page that are wrong fail, with the line', async () => {
  expect(await check('wrong-later', impatientChecks))
    .toBe(`docs/wrong-later.mdx:12
expected  9n
came      8n

docs/wrong-later.mdx:20
The statement was still running after 8 s, and was killed. Does it end?
The page printed:
turning`);
});
