import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import { currentRelease } from '@o1js-docs/project/releases';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { readTutorial } from './read-tutorial';

function read(markdown: string) {
  const files = { 'a.json': '{ "build": { "port": 1 } }' };
  const folder = folderWith({ ...files, 'docs/page.mdx': markdown });
  return readTutorial('docs/page.mdx', folder);
}

const runLine = (command: string) =>
  `Run it in [a project](../getting-started/set-up.mdx): \`${command}\`.\n`;

test('blocks are the files that Copy gives, sh blocks commands, and what is below states the output', () => {
  const { start, steps } = read(`
\`\`\`ts title="a.ts" prove
// ---cut-start---
hidden();
// ---cut-end---
console.log(1); // => 1
\`\`\`

\`\`\`ts
console.log('goes on');
\`\`\`

\`\`\`sh
npm install
\`\`\`

\`\`\`text
added … packages
\`\`\`

\`\`\`sh
npx tsx a.ts
\`\`\`

\`\`\`sh until="ready"
npm run dev
\`\`\`

\`\`\`sh aside="it asks your own host"
curl https://example.org
\`\`\`
`);
  expect(start).toBe('empty');
  expect(steps).toHaveLength(5);
  expect(steps).toMatchObject([
    { path: 'a.ts', text: 'hidden();\nconsole.log(1); // => 1\n' },
    { path: 'program.ts', text: "console.log('goes on');\n" },
    { command: 'npm install', expected: { printed: ['added … packages'] } },
    { command: 'npx tsx a.ts', expected: { printed: ['1'] } },
    { command: 'npm run dev', until: 'ready' },
  ]);
});

test('what runs the files below comes after them', () => {
  const { steps } = read(
    `${runLine('npm test').replace('):', '), with the test below:')}\n\`\`\`ts title="a.test.ts"\nconst a = 1;\n\`\`\`\n`,
  );
  expect(steps).toMatchObject([{ path: 'a.test.ts' }, { command: 'npm test' }]);
});

test('the line that says how to run a sample is a command in a project', () => {
  const { start, steps, problems } = read(
    `\`\`\`ts title="a.ts"\nconsole.log(1); // => 1\nfail(); // throws no …\n\`\`\`\n\n${runLine('npm start build/a.js')} \`fail\` throws.\n`,
  );
  expect(problems).toEqual([]);
  expect(start).toBe('project');
  expect(steps).toHaveLength(2);
  expect(steps[1]).toMatchObject({
    command: 'npm start build/a.js',
    expected: { printed: ['1'], error: 'no …' },
  });
});

test('a block with one entry of a JSON file is put in where its source has it', () => {
  const { steps } = read(
    '```json title="x.json, build" source="a.json#build.port"\n```\n\n```json title="x.json"\n"list": []\n```\n\n```sh\nls\n```\n',
  );
  expect(steps).toMatchObject([
    { kind: 'entry', path: 'x.json', keys: ['build', 'port'], value: 1 },
    { kind: 'entry', path: 'x.json', keys: ['list'], value: [] },
    { kind: 'command' },
  ]);
});

test('a page without commands has no steps', () => {
  expect(read('```ts title="a.ts"\nconst a = 1;\n```\n').steps).toEqual([]);
});

describe('pages of Current', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const pages = pagesOf(currentRelease(), root);

  test.each(pages)('%s can be replayed', (page) => {
    expect(readTutorial(page, root).problems).toEqual([]);
  });
});
