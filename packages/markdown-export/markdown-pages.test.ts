import { describe, expect, test } from 'vitest';
import { articleMarkdown } from './article-markdown';
import { listOfGuides, listOfReference } from './llms-txt';
import { markdownPath } from '@o1js-docs/project/paths';
import type { MarkdownPage, VersionOfPages } from './page';
import { writeSkill } from './skill';
import { longestMarkdown, splitPage, writePage } from './write-page';

const origin = 'https://docs.example';
const page: MarkdownPage = {
  id: 'basic-types/field',
  title: 'Field',
  description: 'Calculate in a circuit.',
  permalink: '/o1js/basic-types/field',
  group: 'Basic types',
  isGenerated: false,
};
const apiPage: MarkdownPage = {
  id: 'api-reference/classes/Field',
  title: 'Field class',
  description: '',
  permalink: '/o1js/api-reference/classes/Field',
  group: 'API: Classes',
  isGenerated: true,
};
const version: VersionOfPages = {
  name: 'current',
  root: '/o1js/',
  pages: [page, apiPage],
};

const address = origin + page.permalink;
const built = (html: string) =>
  `<article><nav>Home</nav><div class="theme-doc-markdown markdown">${html}</div><footer>Edit</footer></article><nav>Next</nav>`;
const write = (html: string) => articleMarkdown(built(html), address);
const index =
  '[All pages about o1js 2.15.0](https://docs.example/o1js/llms.txt)\n\n';

test('a page has its own address plus .md', () => {
  expect(markdownPath('/o1js/')).toBe('/o1js/index.md');
  expect(markdownPath('/o1js/basic-types/field')).toBe(
    '/o1js/basic-types/field.md',
  );
});

test('a page begins with a link to all pages and its title, and ends with its release and address', () => {
  const html = built('<header><h1>Field</h1></header><p>A number.');
  expect(writePage(html, address, version, '2.15.0')).toBe(
    index +
      '# Field\n\nA number.\n\n---\n\no1js 2.15.0, https://docs.example/o1js/basic-types/field\n',
  );
});

test('a page without an article stops the build', () => {
  expect(() => articleMarkdown('<main></main>', address)).toThrow(
    'https://docs.example/o1js/basic-types/field has no article.',
  );
});

test.each([
  ['<a href=/o1js/search>a</a>', `[a](${origin}/o1js/search)`],
  ['<a href=int#costs>a</a>', `[a](${origin}/o1js/basic-types/int#costs)`],
  ['<a href=https://example.com/a_b>a</a>', '[a](https://example.com/a_b)'],
  ['<img alt=A src=/o1js/img/a.svg>', `![A](${origin}/o1js/img/a.svg)`],
  [
    '<a href=/o1js/api-reference/classes/A>a class</a>',
    `[a class](${origin}/o1js/api-reference/classes/A)`,
  ],
  // The copy has no anchors, and terms and names need no links.
  ['<a href=/o1js/api-reference/classes/A><code>A</code></a>', '`A`'],
  ['<a href=#costs>costs</a>', 'costs'],
  ['<a href=/o1js/getting-started/glossary#salt>salt</a>', 'salt'],
])('the links in %s are absolute, or left out', (html, markdown) => {
  expect(write(`<p>${html}`)).toBe(`${markdown}\n`);
});

test('a heading has no link to itself', () => {
  expect(
    write('<h2 id=a>A<a href=#a class=hash-link aria-label=A></a></h2>'),
  ).toBe('## A\n');
});

test.each([
  ['the file of a block', 'hmac.ts', '```ts title="hmac.ts"'],
  ['not its language', 'TypeScript', '```ts'],
])('code has %s, and neither its check nor its buttons', (_, head, fence) => {
  expect(
    write(
      `<section class="language-ts theme-code-block"><div class=code-head><span>${head}</span><a class="checked checked-run" href=/o1js/>runs</a></div><div><pre class="language-ts"><code><span class=token-line><span>f</span>(<a href=/o1js/>x</a>);<br/></span><span class=token-line><br/></span><span class=token-line>g();<br/></span></code></pre><button>Run</button></div></section>`,
    ),
  ).toBe(`${fence}\nf(x);\n\ng();\n\`\`\`\n`);
});

test('figures, details and notes are text', () => {
  expect(
    write(
      '<figure><svg role=img aria-label="A tree."><path/></svg><figcaption><p>Height 4.</figcaption></figure><svg aria-hidden=true></svg>',
    ),
  ).toBe('A tree.\n\nHeight 4.\n');
  expect(
    write('<details><summary>More</summary><div><p>2<sup>8</sup></div>'),
  ).toBe('**More**\n\n2^8\n');
  expect(
    write(
      '<div class="theme-admonition"><div><svg></svg>Not checked</div><div><p>Text.</div></div>',
    ),
  ).toBe('> **Not checked**\n>\n> Text.\n');
});

test('marks of the reader’s progress are left out', () => {
  expect(
    write(
      '<ol><li><a href=a><span role=img aria-label=open>○</span>One <span>8 min</span></a></ol>',
    ),
  ).toBe(`1. [One 8 min](${origin}/o1js/basic-types/a)\n`);
});

test('the solution of a step is left out', () => {
  expect(
    write(
      '<p>Task.</p><details class=step-solution><summary>A solution</summary><p>x</p></details>',
    ),
  ).toBe('Task.\n');
});

test('the gates of a circuit are a line, in a table too', () => {
  const cost =
    '<details><summary>3 rows</summary><dl><div><dt>Generic<dd>2</div><div><dt>Zero<dd>1</div></dl></details>';
  expect(write(cost)).toBe('**3 rows**\n\nGeneric 2, Zero 1\n');
  expect(
    write(
      `<table><thead><tr><th>Circuit<th>Cost<tbody><tr><th><code>add</code><td>${cost}</table>`,
    ),
  ).toBe(
    '| Circuit | Cost |\n| - | - |\n| `add` | **3 rows** Generic 2, Zero 1 |\n',
  );
});

test('commands are those of npm', () => {
  const block = (name: string) =>
    `<div class=${name}><div class="language-sh theme-code-block"><pre><code><div class=token-line>${name} install<br/></div></code></pre></div></div>`;
  expect(
    write(
      `<fieldset><legend>Manager</legend><label><input type=radio>npm</label>${block('npm')}${block('pnpm')}</fieldset>`,
    ),
  ).toBe('```sh\nnpm install\n```\n');
});

test('a page of the reference leaves out links to the source, old signatures and long ones', () => {
  const fold = (kind: string, text: string) =>
    `<details class="details ${kind}"><summary>${text.length} characters</summary><p>${text}</details>`;
  expect(
    write(
      `<p>class · since 2.0.0 · <a href=https://example.org/x.ts#L1>source</a></p>${fold('api-fold', 'x'.repeat(3000))}${fold('api-fold', 'x')}${fold('api-changed', 'old')}`,
    ),
  ).toBe(
    'class · since 2.0.0\n\n**3000 characters**\n\n**1 characters**\n\nx\n\n**3 characters**\n',
  );
});

test('llms.txt lists the guides by group, and other lists', () => {
  const list = listOfGuides(version, '2.15.0', origin, [
    ['Guides of o1js 2.5.0', '/o1js/2.5.0/llms.txt'],
  ]);
  expect(list).toMatch(/^# o1js 2\.15\.0\n\n> /);
  expect(list).toContain(
    '- [API reference](https://docs.example/o1js/api-reference/llms.txt)',
  );
  expect(list).toContain(
    '- [Guides of o1js 2.5.0](https://docs.example/o1js/2.5.0/llms.txt)',
  );
  expect(list).toContain(
    '## Basic types\n\n- [Field](https://docs.example/o1js/basic-types/field.md): Calculate in a circuit.\n',
  );
  expect(list).not.toContain('classes/Field');
});

test('the reference has a list of its own', () => {
  const list = listOfReference(version, '2.15.0', origin);
  expect(list).toContain(
    '## API: Classes\n\n- [Field class](https://docs.example/o1js/api-reference/classes/Field.md)\n',
  );
  expect(list).not.toContain('basic-types');
});

describe('a long page', () => {
  const section = (title: string) =>
    `## ${title}\n\n${'x'.repeat(longestMarkdown / 2)}\n\n`;
  const text = `${index}# Long\n\n${['a', 'b', 'c'].map(section).join('')}`;
  const parts = splitPage(text, `${origin}/long.md`);

  test('is several files, each of which leads to the index and the next one', () => {
    expect(parts.map(([address]) => address)).toEqual([
      `${origin}/long.md`,
      `${origin}/long.part-2.md`,
      `${origin}/long.part-3.md`,
    ]);
    for (const [, part] of parts) {
      expect(part.startsWith(index)).toBe(true);
      expect(part.length).toBeLessThan(longestMarkdown);
    }
    expect(parts[0]![1]).toContain(`](${origin}/long.part-2.md)`);
    expect(parts[2]![1]).not.toContain('continues');
  });

  test('has all of its text', () => {
    const all = parts.map(([, part]) => part).join('');
    for (const title of ['a', 'b', 'c']) expect(all).toContain(section(title));
  });
});

describe('the skill', () => {
  const pages = [
    'writing-constraint-systems/ten-rules',
    'writing-constraint-systems/security',
    'how-to/test-with-an-attacker',
    'getting-started/common-errors',
    'getting-started/errors/building',
    'getting-started/errors/proving',
    'getting-started/coming-from-1',
    'getting-started/quirks',
  ];
  const texts = new Map(pages.map((id) => [id, `# ${id}\n`]));
  const skill = (template: string, text: string) =>
    writeSkill(template, new Map([...texts, ['a/page', text]]), {
      release: '2.15.0',
    }).get('SKILL.md');

  test.each([
    ['{{release}}', '', '2.15.0'],
    ['{{code a/page}}', 'Text.\n\n```ts\nx;\n```\n', '```ts\nx;\n```'],
    [
      '{{code a/page 2 | B}}',
      '# A\n\n```ts\n0;\n```\n\n## B\n\n```ts\n1;\n```\n\n```ts\n2;\n```\n',
      '```ts\n2;\n```',
    ],
    [
      '{{rules a/page}}',
      '## 1. Check it\n\n**Call `check`.**\n\nMore.\n',
      '1. **Check it.** Call `check`.',
    ],
    [
      '{{checklist a/page | B}}',
      '## B\n\n| # | Look for |\n| - | - |\n| 1 | a hole | [C](c) |\n',
      '- [ ] a hole',
    ],
    [
      '{{messages a/page}}',
      '### `no x`\n\n[Write an x](y.md).\n',
      '- `no x`: Write an x',
    ],
    ['{{table a/page}}', 'Text.\n\n| a |\n| - |\n', '| a |\n| - |'],
  ])('%s is filled', (template, text, filled) => {
    expect(skill(template, text)).toBe(filled);
  });

  test('that asks for a part which no page has stops the build', () => {
    expect(() => skill('{{code a/page | Gone}}', '# A\n')).toThrow(
      'asks for {{code a/page | Gone}}, which is nowhere',
    );
    expect(() => skill('{{code a/lost}}', '')).toThrow('a/lost');
  });

  test('that is too long stops the build', () => {
    expect(() => skill('x'.repeat(12_001), '')).toThrow('may have 12000');
  });
});
