import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkGuides } from './index';

const frontMatter = '---\ntitle: A page\ndescription: Do something.\n---\n\n';

/** Checks the pages of a new site whose sidebar lists `docs/index.mdx`. */
async function check(files: Readonly<Record<string, string>>) {
  const siteFolder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const sidebar = { 'sidebars.ts': "export default { docs: ['index'] };" };
  for (const [file, text] of Object.entries({ ...sidebar, ...files })) {
    const absolute = path.join(siteFolder, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }
  const problems = await checkGuides(siteFolder);
  return problems.map(
    ({ page, line, message }) => `${page}:${line} ${message}`,
  );
}

/** Checks `docs/index.mdx` with a text below its front matter, which has five lines. */
async function checkText(text: string, others: Record<string, string> = {}) {
  const found = await check({
    'docs/index.mdx': frontMatter + text,
    ...others,
  });
  return found.map((line) => line.replace('docs/index.mdx:', ''));
}

test('a page as it should be has no problem', async () => {
  const text =
    '## Heading\n\n[Here](#heading), [there](./field.mdx#other), [out](https://example.org).\n\n![A path](./path.svg)\n';
  expect(
    await checkText(text, {
      'docs/field.mdx': `${frontMatter.replace('title', 'unlisted: true\ntitle')}## Other\n`,
      'docs/path.svg': '<svg/>',
    }),
  ).toEqual([]);
});

test('front matter that is missing, empty or not YAML', async () => {
  expect(await check({ 'docs/index.mdx': '## Text\n' })).toEqual([
    'docs/index.mdx:1 The front matter has no title. Add title: the page’s only h1.',
    'docs/index.mdx:1 The front matter has no description. Add description: one sentence on what the reader can do after the page.',
  ]);
  expect(
    await check({
      'docs/index.mdx':
        '---\ndescription: Do it.\ntitle: Field: more\n---\n\nText.\n',
    }),
  ).toEqual([
    expect.stringMatching(
      /^docs\/index\.mdx:3 The front matter is not valid YAML: .*Put a value with a colon into quotes\.$/s,
    ),
  ]);
});

test('a page that no sidebar lists, and a file name that makes a poor address', async () => {
  expect(await check({ 'docs/My Page.mdx': frontMatter })).toEqual([
    "docs/My Page.mdx:1 No sidebar lists the page. Add 'My Page' to sidebars.ts, or unlisted: true to the front matter.",
    'docs/My Page.mdx:1 “My Page” makes a poor address. Name files and folders in lower-case-with-hyphens.',
  ]);
});

test('search phrases of a heading that the page does not have', async () => {
  const page = (entry: string) => ({
    'docs/index.mdx': `${frontMatter.replace('\n---\n', `\n${entry}\n---\n`)}## Fake events\n`,
  });
  expect(
    await check(page('search_phrases:\n  fake-events: forge a log')),
  ).toEqual([]);
  expect(
    await check(
      page('search_phrases:\n  "fake-event": forge a log\n  fake-events: 5'),
    ),
  ).toEqual([
    'docs/index.mdx:5 search_phrases names fake-event, but the page has no such heading. Its anchors: fake-events',
    'docs/index.mdx:6 The phrases of fake-events are not text. Write fake-events: one phrase, another phrase',
  ]);
  expect(await check(page('search_phrases: forge a log'))).toEqual([
    'docs/index.mdx:4 search_phrases is not a map. Write, indented below it, anchor-of-a-heading: one phrase, another phrase',
  ]);
});

test('a part of other pages needs no front matter', async () => {
  expect(await check({ 'docs/_part.mdx': 'Text.\n' })).toEqual([]);
});

test('MDX that does not parse', async () => {
  expect(await checkText('Text.\n\n<Tabs>\n')).toEqual([
    expect.stringMatching(/^8 The page is not valid MDX: /),
  ]);
});

test('headings', async () => {
  expect(await checkText('# One\n\n### Three\n\n## `=>`\n')).toEqual([
    '6 The title of the front matter is the only h1. Write ## for a heading.',
    "8 A heading of level 3 follows one of level 1. Write ##: screen readers announce a page's outline by its levels.",
    '10 The heading has no letter or digit, so it gets no id. Add one: {/* #name */}',
  ]);
  expect(await checkText('## `=>` {/* #arrow */}\n')).toEqual([]);
});

test('images', async () => {
  expect(
    await checkText('![](./a.svg)\n\n<img src="b.svg" />\n\n![C](./c.svg)\n', {
      'docs/a.svg': '<svg/>',
    }),
  ).toEqual([
    '6 The image ./a.svg has no text for readers who cannot see it: ![What it shows](./a.svg)',
    '8 An <img> has no Markdown form. Write ![What it shows](./file.svg).',
    '10 The image ./c.svg does not exist.',
  ]);
});

test('links', async () => {
  const text = [
    '[a](./gone.mdx)',
    '[b](./field.mdx#othr)',
    '[c](#nowhere)',
    '[d](/o1js/field)',
    '[e](http://example.org)',
    '[f][ref]',
    '[ref]: ./api-reference/classes/Gone.md',
  ].join('\n\n');
  expect(
    await checkText(text, {
      'docs/field.mdx': `${frontMatter.replace('title', 'draft: true\ntitle')}## Othr words\n`,
      'docs/api-reference/classes/There.md': '',
    }),
  ).toEqual([
    '6 ./gone.mdx leads to docs/gone.mdx, which does not exist.',
    '8 docs/field.mdx has no heading #othr. It has: #othr-words',
    '10 docs/index.mdx has no heading #nowhere.',
    "12 /o1js/field is an address. Link to the page's file, which moves with its version: ./other.mdx",
    '14 http://example.org is not encrypted: write https:',
    '18 ./api-reference/classes/Gone.md leads to docs/api-reference/classes/Gone.md, which does not exist.',
  ]);
});

test('links to a reference that is not generated yet are ignored', async () => {
  expect(await checkText('[f](./api-reference/classes/Gone.md)')).toEqual([]);
});

test('a first sample needs a line that says how to run it, and an output', async () => {
  const run = (command: string) =>
    `Run it in [a project](#a): \`${command}\`.\n\n## A\n`;
  const sample = (code: string) => `\`\`\`ts title="a.ts"\n${code}\n\`\`\`\n\n`;
  const log = sample('console.log(1); // => 1');
  const quiet = sample('1; // => 1');
  expect(await checkText(`${log}${run('npm start build/a.js')}`)).toEqual([]);
  expect(await checkText(`${log}${run('npx tsx a.ts')}`)).toEqual([]);
  expect(await checkText(`${log}${run('npm test')}`)).toEqual([]);
  const shell = '```sh\nnpx tsx a.ts\n```\n\n';
  expect(await checkText(`${shell}${quiet}`)).toEqual([]);

  expect(await checkText(`${log}## A\n\n${run('npx tsx a.ts')}`)).toEqual([
    '6 Say below the first sample how to run it: Run it in [a project](../getting-started/set-up.mdx): `npm start build/file.js`.',
  ]);
  expect(await checkText(`${quiet}${run('npx tsx a.ts')}`)).toEqual([
    '6 npx tsx a.ts prints nothing. Add console.log(...); // => what it prints.',
  ]);
  expect(await checkText(`${log}${run('npm start build/b.js')}`)).toEqual([
    '10 No block above has the file that npm start build/b.js runs as its title.',
  ]);
});

test('a block follows a colon', async () => {
  const announced =
    'The paragraph ends in a colon, but no block is below it. End it with a period, or show the block.';
  expect(await checkText('It throws:\n\nMore.\n')).toEqual([`6 ${announced}`]);
  expect(await checkText('It throws:\n\n- a list\n')).toEqual([]);
  expect(await checkText('It throws:\n')).toEqual([`6 ${announced}`]);
});

test('a mistake in a file of checks has its file and line', async () => {
  const others = { 'docs/index.checks.mdx': '## none\n\n> Words\n' };
  expect(await checkText('Text.\n', others)).toEqual([
    'docs/index.checks.mdx:3 No code checks “Words”. Put a ts block below the statement.',
  ]);
});

test('line ends and marks of other systems', async () => {
  expect(
    await check({ 'docs/index.mdx': `\uFEFF${frontMatter}Text.\r\nMore.\n` }),
  ).toEqual([
    'docs/index.mdx:1 The file begins with a byte order mark. Save it as UTF-8 without one.',
    'docs/index.mdx:6 The line ends in CR LF. Save the file with LF line ends: npm run format',
  ]);
});

test('imports', async () => {
  const text =
    "import Path from './path.svg';\nimport { x } from 'react';\n\nimport Gone from './gone.svg';\n\n" +
    '<Path role="img" aria-label="A path" />\n\n<Path />\n';
  expect(await checkText(text, { 'docs/path.svg': '<svg/>' })).toEqual([
    '7 Guides import images and parts of pages, by ./file or @site/file, and no packages: react.',
    '9 ./gone.svg leads to docs/gone.svg, which does not exist.',
    '13 <Path> has no text for readers who cannot see it: <Path role="img" aria-label="What it shows" />',
  ]);
});

test('components, HTML and expressions that a page cannot have', async () => {
  const text = [
    'A {x} and a <Nope/>, but <kbd>K</kbd> {/* and a comment */}.',
    '<Rows of={name} />',
    '<marquee>Text</marquee>',
    '{\n  1 + 1\n}',
  ].join('\n\n');
  expect(await checkText(text)).toEqual([
    '6 {x} runs as an expression, and guides contain none. To show a brace, write \\{.',
    "6 There is no component <Nope>. Import it above, as import Nope from './file.svg'. To show a sign, write \\<.",
    '8 <Rows of={…}> runs as an expression, and guides contain none. Write of="text".',
    expect.stringMatching(
      /^10 <marquee> is not used in guides\. Write Markdown, or one of .*kbd/,
    ),
    '12 {\n1 + 1\n} runs as an expression, and guides contain none. To show a brace, write \\{.',
  ]);
});

test('samples', async () => {
  expect(await checkText('```ts nonsense\n1;\n```\n')).toEqual([
    expect.stringMatching(/^6 .*nonsense/),
    expect.stringMatching(/^6 Say below the first sample how to run it/),
  ]);
});

test('inline code that shows its closing backticks', async () => {
  expect(await checkText('Take `Bytes``(32)`, or `` `${x}` ``.\n')).toEqual([
    '6 The page would show the backticks of Bytes``(32). Write one piece of code, with one backtick at each end.',
  ]);
});
