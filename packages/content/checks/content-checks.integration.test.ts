import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkGuides } from './index';
import { lostAddresses } from './lost-addresses';

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
    '## Heading\n\n[Heading](#heading), [there](./field.mdx#other), [out](https://example.org).\n\n![A path](./path.svg)\n';
  expect(
    await checkText(text, {
      'docs/field.mdx': `${frontMatter.replace('title', 'unlisted: true\ntitle')}## Other\n`,
      'docs/path.svg': '<svg/>',
    }),
  ).toEqual([]);
});

test('a plain page of Markdown, as any Docusaurus site takes it', async () => {
  const plain = [
    '# A page\n\nTwo sentences. They end in a colon:\n\nSee [here](./field.mdx) and [the types](/basic-types/int).',
    ':::note\n\nA note.\n\n:::\n\n![A path](./path.svg)\n\n```bash\nnpm install\n```\n\n```\ntext\n```',
    '## Twice\n\n## Twice\n\n- [x] Done\n- [ ] Open\n\n| a | b |\n| - | - |\n| 1 |\n\n**Bold**, _it_, ~~out~~, <b>b</b>.[^1]\n\n[^1]: A note.',
    '```js\nconsole.log(1);\n```\n\nIt costs \\*\\* $5 and &lt; 3. $5 for snake_case_name, $10, a|b, 5 * 3 ** 2 = 45.\n',
  ].join('\n\n');
  const hidden = frontMatter.replace('title', 'unlisted: true\ntitle');
  const others = {
    'docs/field.mdx': hidden,
    'docs/basic-types/int.mdx': hidden,
    'docs/path.svg': '<svg/>',
  };
  expect(await check({ 'docs/index.mdx': plain, ...others })).toEqual([]);
  const known = '---\nsidebar_position: 2\ntags: [a]\nmine: 1\n---\n\n';
  expect(await check({ 'docs/index.md': known + plain, ...others })).toEqual(
    [],
  );
});

test('front matter without a title, with a misspelled entry, or no YAML', async () => {
  expect(await check({ 'docs/index.mdx': '## Text\n' })).toEqual([
    'docs/index.mdx:1 The front matter has no title. Add title: the page’s only h1.',
  ]);
  expect(
    await check({
      'docs/index.mdx':
        '---\ndescription: Do it.\ntitle: Field: more\n---\n\nText. ** Bold **\n',
    }),
  ).toEqual([
    expect.stringMatching(
      /^docs\/index\.mdx:3 The front matter is not valid YAML: .*Put a value with a colon into quotes\.$/s,
    ),
    'docs/index.mdx:6 The page would show the stars. Write **bold** without spaces inside.',
  ]);
  const page = (entry: string, text = '') => ({
    'docs/index.mdx':
      frontMatter.replace('\n---\n', `\n${entry}\n---\n`) + text,
  });
  expect(await check(page('sidebar_positon: 2'))).toEqual([
    'docs/index.mdx:4 Nothing reads sidebar_positon. Write sidebar_position.',
  ]);
  expect(
    await check(page('descripton: Twice.', 'It takes <5 s.\n\nAnd {a b}.\n')),
  ).toEqual([
    'docs/index.mdx:4 Nothing reads descripton. Write description.',
    expect.stringMatching(/^docs\/index\.mdx:7 To show a sign, write/),
    expect.stringMatching(/^docs\/index\.mdx:9 To show a brace, write/),
  ]);
});

test('entries of the front matter that are no lists, and no switches', async () => {
  const page = {
    'docs/index.mdx':
      '---\ntitle: 2024\nslug: /a b\nkeywords: one, two\nnot_in_release: Foo.bar\nrun: no\n---\n\nText.\n',
    'docs/_part.mdx': '[There](./_part.mdx)\n',
  };
  expect(await check(page)).toEqual([
    'docs/_part.mdx:1 ./_part.mdx leads to docs/_part.mdx, which is no page. Link to a page, or to its address in the repository: https://…',
    "docs/index.mdx:1 The title 2024 is a number. Write title: '2024'",
    'docs/index.mdx:1 “a b” makes an address that breaks when someone sends it. Name files and folders in lower-case-with-hyphens.',
    'docs/index.mdx:4 keywords is not a list. Write keywords: [one]',
    'docs/index.mdx:5 not_in_release is not a list. Write not_in_release: [one]',
    'docs/index.mdx:6 run is neither true nor false. Write run: true, or run: false.',
  ]);
  expect(await check({ 'docs/index.mdx': `\n${frontMatter}Text.\n` })).toEqual([
    'docs/index.mdx:1 The front matter begins below an empty line, so nothing reads it. Remove what is above its first ---.',
  ]);
});

test('a page that no sidebar lists, and a file name that makes a poor address', async () => {
  expect(await check({ 'docs/My Page.mdx': frontMatter })).toEqual([
    "docs/My Page.mdx:1 No sidebar lists the page. Add 'My Page' to sidebars.ts, or unlisted: true to the front matter.",
    'docs/My Page.mdx:1 “My Page” makes an address that breaks when someone sends it. Name files and folders in lower-case-with-hyphens.',
  ]);
});

test('two pages with one address', async () => {
  const second = frontMatter.replace('title', 'unlisted: true\nslug: /\ntitle');
  expect(
    await check({ 'docs/index.mdx': frontMatter, 'docs/b.mdx': second }),
  ).toEqual([
    'docs/b.mdx:1 docs/index.mdx has the same address, so readers see only one of the pages. Write another slug, or name the file differently.',
    'docs/index.mdx:1 docs/b.mdx has the same address, so readers see only one of the pages. Write another slug, or name the file differently.',
  ]);
});

test('a link to a file that is no page', async () => {
  const others = { 'packages/a/README.md': '# A\n' };
  expect(await checkText('[A](../packages/a/README.md)\n', others)).toEqual([
    '6 ../packages/a/README.md leads to packages/a/README.md, which is no page. Link to a page, or to its address in the repository: https://…',
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

test('a symbol that a guide explains and the release lacks', async () => {
  const page = (entry: string) => ({
    'docs/index.mdx': frontMatter.replace('\n---\n', `\n${entry}\n---\n`),
    'docs/api-reference/symbols.json': '[{ "name": "UInt64" }]',
  });
  expect(await check(page('explains: [UInt64]'))).toEqual([]);
  expect(await check(page('explains: [UInt46]'))).toEqual([
    'docs/index.mdx:4 explains names UInt46, which the release of the page lacks. Is it UInt64?',
  ]);
  expect(await check(page('explains: UInt64'))).toEqual([
    'docs/index.mdx:4 explains is not a list. Write explains: [Field]',
  ]);
});

test('a part of other pages needs no front matter', async () => {
  expect(await check({ 'docs/_part.mdx': 'Text.\n' })).toEqual([]);
});

test('MDX that does not parse', async () => {
  expect(await checkText('Text.\n\n<Tabs>\n')).toEqual([
    expect.stringMatching(/^8 .* The page is not valid MDX: /),
  ]);
});

test('headings', async () => {
  expect(await checkText('# One\n\n### Three\n')).toEqual([
    '6 The title of the front matter is the only h1. Write ## for a heading.',
    "8 A heading skips a level. Write one # less: screen readers announce a page's outline by its levels.",
  ]);
  expect(await checkText('### Three\n')).toEqual([
    expect.stringMatching(/^6 A heading skips a level/),
  ]);
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

test('an image for fast networks', async () => {
  const large = { 'docs/a.png': 'x'.repeat(5_000_000) };
  expect(await checkText('![A](./a.png)\n', large)).toEqual([
    '6 The image ./a.png has 5.0 MB, which a phone loads for seconds. Write an SVG, or save it with less than 0.5 MB.',
  ]);
});

test('links', async () => {
  const text = [
    '[a](./gone.mdx)',
    '[b](./field.mdx#othr)',
    '[c](#nowhere)',
    '[d](/o1js/gone)',
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
    "12 /o1js/gone is an address without a page in this version. Link to the page's file: ./other.mdx",
    '18 ./api-reference/classes/Gone.md leads to docs/api-reference/classes/Gone.md, which does not exist.',
  ]);
});

test('links to a reference that is not generated yet are ignored', async () => {
  expect(await checkText('[f](./api-reference/classes/Gone.md)')).toEqual([]);
});

test('a mistake in a file of checks has its file and line', async () => {
  const others = { 'docs/index.checks.mdx': '## none\n\n> Words\n' };
  expect(await checkText('Text.\n', others)).toEqual([
    'docs/index.checks.mdx:3 No code checks “Words”. Put a ts block below the statement.',
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

test('HTML in a page of CommonMark', async () => {
  const html = '<details><summary>A</summary>B</details>\n\n<!-- x -->\n\n';
  const page = (text: string) =>
    check({ 'docs/index.md': frontMatter + html + text });
  expect(await page('A<br>b.\n')).toEqual([]);
  expect(await page('<p style="x">A</p>\n\nB <img src="a.svg">\n')).toEqual([
    expect.stringMatching(/^docs\/index\.md:10 style is not used in guides/),
    expect.stringMatching(/^docs\/index\.md:12 <img is not used in guides/),
  ]);
});

test('inline code that shows its closing backticks', async () => {
  expect(await checkText('Take `Bytes``(32)`, or `` `${x}` ``.\n')).toEqual([
    '6 The page would show the backticks of Bytes``(32). Write one piece of code, with one backtick at each end.',
  ]);
});

const sample = (code: string) =>
  `\`\`\`ts title="a.ts"\n${code}\n\`\`\`\n\nRun it in [a project](#a): \`npx tsx a.ts\`.\n\n## A\n`;
const log = 'console.log(1); // => 1';

/** A kind of mistake, a page with it below the front matter, and its message. */
const kinds: readonly (readonly [string, string, string])[] = [
  [
    'an attribute that JSX takes only as an object',
    '<p style="color: red">Text</p>',
    '6 <p style> is not used in guides: the theme says how elements look. Remove style.',
  ],
  [
    'an event handler',
    '<p onclick="f()">Text</p>',
    '6 <p onclick> is not used in guides: the theme says how elements look. Remove onclick.',
  ],
  [
    'an attribute of HTML that JSX names differently',
    '<span class="x">Text</span>',
    '6 Write className in place of class.',
  ],
  [
    'a directive in its own line',
    'Text.\n\n::youtube[x]',
    '8 Pages have no ::youtube. Write a link: [text](https://…). To show colons, use backticks.',
  ],
  [
    'a directive in the text',
    'Press :kbd[K] at 10:30.',
    '6 Pages have no :kbd[…]. To show a colon, write \\:.',
  ],
  [
    'a note that does not exist',
    ':::hint\n\nText.\n\n:::',
    '6 There is no note :::hint. Write :::note, :::tip, :::info, :::warning, :::danger, :::caution with a title in brackets if you like, and ::: at the end, each on its own line.',
  ],
  [
    'a note without an end',
    ':::note\n\nText.\n\n## More',
    '6 The note has no end, so the rest of the page is in its box. Write ::: on a line below it.',
  ],
  [
    'the markers of a note in one line',
    ':::note Text :::',
    '6 The page would show “:::”. Write :::note, :::tip, :::info, :::warning, :::danger, :::caution with a title in brackets if you like, and ::: at the end, each on its own line.',
  ],
  [
    'a bar in the code of a table cell',
    '| a | b |\n| - | - |\n| `Field | bigint` | c |',
    '8 The row has more cells than the table has columns. Write \\| for a bar in a cell, in code too.',
  ],
  [
    'an address in angle brackets',
    'See <https://example.org>.',
    '6 Write a link as [text](https://…). The page is not valid MDX: Unexpected character `/` (U+002F) before local name.',
  ],
  [
    'a sign for less',
    'It takes <500ms.',
    '6 To show a sign, write \\< or put the code into backticks. The page is not valid MDX: Unexpected character `5` (U+0035) before name.',
  ],
  [
    'a sign for less before a name',
    'If a <b, it throws.',
    '6 To show a sign, write \\< or put the code into backticks. The page is not valid MDX: Unexpected character `,` (U+002C) in name.',
  ],
  [
    'an element of HTML without an end',
    'One.<br>Two.',
    '6 Write <br />: MDX closes each element. The page is not valid MDX: Expected a closing tag for `<br>` (6:5-6:9) before the end of `paragraph`.',
  ],
  [
    'a comment of HTML',
    'Text.\n\n<!-- Later -->',
    '8 Write a comment as {/* text */}. The page is not valid MDX: Unexpected character `!` (U+0021) before name.',
  ],
  [
    'a brace',
    'It returns { a: 1, b }.',
    '6 To show a brace, write \\{ or put the code into backticks. The page is not valid MDX: Could not parse expression.',
  ],
  [
    'an image of another site',
    '![Logo](https://example.org/logo.svg)',
    "6 Browsers don't show https://example.org/logo.svg, because the site loads nothing from another host. Save the file next to the page: ![What it shows](./file.svg)",
  ],
  [
    'a prompt in front of a command',
    '```sh\n$ npm start\n```',
    '6 Readers copy the $ too. Write only the command, and its output in a block of its own.',
  ],
  [
    'a formula',
    'The sum $x_1 + x_2$ costs $5.',
    '6 The page would show $x_1 + x_2$ as it is. Write x<sub>1</sub>, 2<sup>n</sup>, or code in backticks.',
  ],
  [
    'a link to a folder',
    '[Types](./basic-types)',
    '6 ./basic-types leads to a folder. Link to a page: ./basic-types/field.mdx',
  ],
  [
    'a link without the end of the file name, in capitals',
    '[Field](./basic-types/Field)',
    '6 ./basic-types/Field leads to docs/basic-types/Field, which does not exist. Link to a page: ./basic-types/field.mdx',
  ],
  [
    'a reference without a definition',
    'See [the guide][guide].',
    '6 The brackets lead nowhere. Write [text](./page.mdx) for a link, and \\[ for a bracket.',
  ],
  [
    'a link without an address',
    '[Field]()',
    '6 The link leads nowhere. Write [text](./page.mdx).',
  ],
  [
    'code without an end',
    '```sh\nnpm start\n\nText.',
    '6 The code has no end, so the rest of the page is code. Write ``` on a line below it.',
  ],
  [
    'bold with spaces inside',
    'It is ** bold ** here.',
    '6 The page would show the stars. Write **bold** without spaces inside.',
  ],
  [
    'a conflict that git left',
    'Text.\n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> topic',
    '8 git left the marks of a conflict, <<<<<<< and >>>>>>>. Keep one of the two texts between them, and remove the marks.',
  ],
  [
    'a backtick without another one',
    'Call `verify on it.',
    '6 The page would show a backtick. Write one at each end of the code.',
  ],
  [
    'a table without the row of its rule',
    '| a | b |\n| 1 | 2 |',
    '6 The page would show the bars of a table. Write a row | --- | --- | below its first row, with as many cells, and an empty line above the table.',
  ],
  [
    'a heading without a space',
    '##Heading',
    '6 The page would show the #. Write a space behind it for a heading.',
  ],
  [
    'struck out with spaces inside',
    'It is ~~ old ~~ here.',
    '6 The page would show the tildes. Write ~~struck out~~ without spaces inside.',
  ],
  [
    'a footnote without its text',
    'Text.[^1]',
    '6 The footnote has no text. Write it in a line of its own, after the name in brackets and a colon: [^1]: Text.',
  ],
  [
    'an invisible space in the text',
    'Two w\u200bords.',
    '6 An invisible character (U+200B) follows “Two w”. Remove it.',
  ],
  [
    'an invisible hyphen in code in the text',
    'Call `veri\u00adfy`.',
    '6 The code has an invisible character (U+00AD). Remove it.',
  ],
  [
    'a character that turns the text around',
    'Two w\u202eords.',
    '6 An invisible character (U+202E) follows “Two w”. Remove it.',
  ],
  [
    'a character that turns the code around',
    sample(`${log} \u2066`),
    '7 The code has an invisible character (U+2066). Remove it.',
  ],
  [
    'text in another encoding',
    'Caf\ufffd.',
    '6 The page would show \ufffd. Save the file as UTF-8, and write the character again.',
  ],
  [
    'a note without an end above another',
    ':::note\n\nText.\n\n:::tip\n\nText.\n\n:::\n\nMore.',
    '6 The note has no end above :::tip in line 10. Write ::: there or, if one is in the other, :::: around both.',
  ],
  [
    'code without an end above other code',
    '```sh\nnpm start\n\nText.\n\n```js\n1;\n```',
    '6 The code has no end above ```js in line 11. Write ``` there.',
  ],
  [
    'an attribute without quotes',
    '<span id=a>Text</span>',
    '6 Put the value of an attribute into quotes: href="…". The page is not valid MDX: Unexpected character `a` (U+0061) before attribute value.',
  ],
  [
    'an attribute that needs no value',
    '<details open={true}>\n\nText.\n\n</details>',
    '6 <details open={…}> runs as an expression, and guides contain none. Write open.',
  ],
  [
    'tabs',
    "import Tabs from '@theme/Tabs';\n\n<Tabs>\n\nText.\n\n</Tabs>",
    '6 Guides import images and parts of pages, by ./file or @site/file, and no packages: @theme/Tabs. Write what the tabs have below each other, with headings.',
  ],
  [
    'a note as on GitHub',
    '> [!NOTE]\n> Text.',
    '6 The page would show [!…]. Write :::note above the text, and ::: below it, without >.',
  ],
  [
    'a note as in MkDocs',
    '!!! note\n    Text.',
    '6 The page would show the !!!. Write :::note above the text, and ::: below it.',
  ],
  [
    'marked text',
    'It is ==marked== here.',
    '6 The page would show the equals signs. Write **bold**.',
  ],
  [
    'a paragraph that begins as code',
    'import it later, as text.',
    '6 A paragraph that begins with import or export is code. Begin it with another word. Only import images and parts of pages, above the text. The page is not valid MDX: Could not parse import/exports.',
  ],
  [
    'an export',
    'export const a = 1;',
    '6 Guides export nothing. Write the text where it belongs, and remove the line.',
  ],
  ['a heading without text', '## ', '6 The heading has no text.'],
  [
    'headings with one id',
    '## A {/* #a */}\n\n## B {/* #a */}',
    '8 A heading above has the id #a too, and links lead there. Write another id.',
  ],
  [
    'a link without text',
    '[](https://example.org)',
    '6 The link to https://example.org has no text. Write [text](https://example.org).',
  ],
  [
    'a link with a per cent sign',
    '[Half](./50%.mdx)',
    '6 ./50%.mdx leads to docs/50%.mdx, which does not exist.',
  ],
  [
    'a misspelled address',
    '[Out](htps://example.org)',
    "6 Browsers don't open htps://example.org. Write [text](https://…).",
  ],
  [
    'curly quotes in code',
    sample('console.log(“1”); // => 1'),
    '7 The code has a curly quote (U+201C). Write a straight one: ".',
  ],
  [
    'a no-break space in code',
    sample(`${log}\nconst\u00a0a = 1;`),
    '8 The code has a no-break space (U+00A0). Write a space.',
  ],
];

test.each(kinds)('%s', async (_, text, message) => {
  const other = { 'docs/basic-types/field.mdx': frontMatter.replace('---\n\n', 'unlisted: true\n---\n\n') }; // prettier-ignore
  expect(await checkText(`${text}\n`, other)).toEqual([message]);
});

test('curly quotes in strings and comments are text', async () => {
  const code = `${log}\n'“”'; // “Yes”, it’s fine\n`;
  expect(await checkText(sample(code))).toEqual([]);
});

test('a published address without a page names the line to add', () => {
  const pages = ['/', '/basic-types/field', '/2.5.0/'];
  const lost = (address: string) =>
    lostAddresses([address], pages, ['current', '2.5.0'], ['/intro']).map(
      ({ message }) => message,
    );
  expect(lost('/o1js/basic-types/field')).toEqual([]);
  expect(lost('/o1js/2.4.0/basic-types/int')).toEqual([]);
  expect(lost('/o1js/intro')).toEqual([]);
  expect(lost('/o1js/basic-types/int')).toEqual([
    "No page has the published address /o1js/basic-types/int, and published addresses never die. Add to moved['current'], with the page that replaces it:\n  'basic-types/int': '…',",
  ]);
  expect(lost('/o1js/2.5.0/old')).toEqual([
    expect.stringContaining("moved['2.5.0']"),
  ]);
});
