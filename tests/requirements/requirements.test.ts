import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requirements } from './requirements';

/** Folders of tests that show requirements. */
const folders = ['tests/browser', 'tests/site', 'tests/requirements'];

/** Every number that a test carries in its title. */
const shown = new Set(
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(spec|test)\.ts$/.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
            / @(\d+\.\d+)(?=[ '"`])/g,
          ),
        ].map(([, number = '']) => number),
      ),
  ),
);

test('each requirement has a test', () => {
  expect(
    Object.keys(requirements).filter((number) => !shown.has(number)),
    'Write a test, and put the number into its title.',
  ).toEqual([]);
});

test('each number that a test carries is that of a requirement', () => {
  expect([...shown].filter((number) => !(number in requirements))).toEqual([]);
});
