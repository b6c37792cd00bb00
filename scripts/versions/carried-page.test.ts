import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import { archivedRelease } from '@o1js-docs/project/releases';
import {
  carriedText,
  drawingsOf,
  isEdited,
  mark,
  recordDigests,
  type Target,
} from './carried-page';

const release = archivedRelease('2.5.0');

/** A site whose version 2.5.0 may have a file, and whose package has one. */
function targetWith(file = 'index.mdx', text = ''): Target {
  const source = `node_modules/${release.npmPackage}/src/a.ts`;
  const siteFolder = folderWith({
    [`versioned_docs/version-2.5.0/${file}`]: text,
    'node_modules/o1js/package.json': '{ "version": "2.15.0" }',
    [source]: '\n\nlet a = 1;\nlet b = 2;\n',
    'examples/add.ts': '// #region sum\n1 + 1;\n// #endregion sum\n',
  });
  return { release, siteFolder, pages: ['docs/types/field.mdx'] };
}

test('links lead to Current and say so if the version lacks the page', async () => {
  const text = `[Ints](./int.mdx#sum), [a \`Field\`](field.mdx), [how](../how-to/vote.mdx#b), [self](#c), [API](../api-reference/x.md), [npm](https://x.org/a.mdx).

| [how](../how-to/vote.mdx) | b |
| --- | --- |
`;
  const carried = await carriedText('docs/types/a.mdx', text, targetWith('types/int.mdx')); // prettier-ignore
  expect(carried)
    .toBe(`[Ints](./int.mdx#sum), [a \`Field\`](field.mdx), [how](../../../docs/how-to/vote.mdx#b) (in Current), [self](#c), [API](../api-reference/x.md), [npm](https://x.org/a.mdx).

| [how](../../../docs/how-to/vote.mdx) (in Current) | b   |
| ------------------------------------------------- | --- |
`);
});

test('code of example projects is in the page, and commands install the release', async () => {
  const text = `\`\`\`ts source="examples/add.ts#sum"
\`\`\`

\`\`\`sh
npm install o1js tsx
npm install --save-dev vitest
\`\`\`

"o1js": "2.15.0"
`;
  const carried = await carriedText('docs/types/a.mdx', text, targetWith());
  expect(carried).toContain('sum"\n1 + 1;\n```');
  expect(carried).toContain('npm install o1js@2.5.0 tsx\nnpm install --save');
  expect(carried).toContain('"o1js": "2.5.0"');
});

test('quotes of the package have the lines of the release, unless the release lacks them', async () => {
  const quote = (lines: string, code: string) =>
    `\`\`\`ts source="o1js/src/a.ts:${lines}"\n${code}\n\`\`\`\n`;
  const target = targetWith();
  const carry = (text: string) =>
    carriedText('docs/types/a.checks.mdx', text, target);
  expect(await carry(quote('7-8', 'let a = 1;\nlet b = 2;'))).toBe(
    quote('3-4', 'let a = 1;\nlet b = 2;'),
  );
  const lacking = quote('7-7', 'let c = 3;');
  expect(await carry(lacking)).toBe(lacking);
});

test('drawings of a page are those that it imports or shows', () => {
  const text = `import Clock from './clock.svg';\n\n![A path](../images/path.svg)\n`;
  expect(drawingsOf('docs/types/a.mdx', text)).toEqual([
    'docs/types/clock.svg',
    'docs/images/path.svg',
  ]);
});

test('a marked page has an entry in its front matter that no guide has', () => {
  expect(mark('---\ntitle: A\n---\n\n---\n')).toMatch(
    /^---\nto_correct: .*\ntitle: A\n---\n\n---\n$/,
  );
});

test('a file was edited if it is not as it was written from Current', () => {
  const { siteFolder } = targetWith('types/int.mdx');
  const file = 'versioned_docs/version-2.5.0/types/int.mdx';
  const missing = 'versioned_docs/version-2.5.0/types/b.mdx';
  expect(isEdited(missing, siteFolder)).toBe(false);
  expect(isEdited(file, siteFolder)).toBe(true);
  recordDigests([file], siteFolder);
  expect(isEdited(file, siteFolder)).toBe(false);
  writeFileSync(path.join(siteFolder, file), 'A statement.');
  expect(isEdited(file, siteFolder)).toBe(true);
});

test("a version's page keeps its address", async () => {
  const page = '---\nslug: /types/old-a\ntitle: A\n---\n';
  const target = targetWith('types/a.mdx', page);
  expect(
    await carriedText('docs/types/a.mdx', '---\ntitle: New\n---\n', target),
  ).toBe('---\nslug: /types/old-a\ntitle: New\n---\n');
});
