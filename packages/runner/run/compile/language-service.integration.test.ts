import { expect, test } from 'vitest';
import { currentRelease } from '@o1js-docs/project/releases';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { createService } from './language-service';
import { libraryDeclarations, releaseDeclarations } from './declarations';

const { findProblems, complete } = createService(
  new Map([
    ...Object.entries(libraryDeclarations()),
    ...Object.entries(
      releaseDeclarations(installedRelease(currentRelease(), projectFolder)),
    ),
  ]),
);

test('a program that fits the release has no problems', () => {
  const code = `import { Field, SmartContract, State, method, state } from 'o1js';
class Counter extends SmartContract {
  @state(Field) count = State<Field>();
  @method async add(by: Field) {
    this.count.set(this.count.getAndRequireEquals().add(by));
  }
}
console.log(Counter.name, await fetch('https://example.com'));
`;
  expect(findProblems(code)).toEqual([]);
});

test.each([
  ["import { Feld } from 'o1js';", 1, /no exported member.*Feld/],
  [
    "import { Field } from 'o1js';\nField(1).ad(2);",
    2,
    /Property 'ad' does not exist on type '?Field/,
  ],
  ['\nprocess.exit();', 2, /Cannot find name 'process'/],
])('%j has one', (code, line, message) => {
  expect(findProblems(code)).toEqual([
    { line, message: expect.stringMatching(message) as unknown },
  ]);
});

test('the names after a dot are the members of the type', () => {
  const code = "import { UInt64 } from 'o1js';\nUInt64.from(1).";
  const names = complete(code, code.length);
  expect(names).toEqual(expect.arrayContaining(['add', 'assertLessThan']));
  expect(names).not.toContain('inv');
});
