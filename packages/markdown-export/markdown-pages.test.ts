import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { costText } from './cost-text';
import { generatedMarkdown } from './generated-markdown';
import { guideMarkdown } from './guide-markdown';
import { fullText, listOfGuides, listOfReference } from './llms-txt';
import { markdownPath } from '@o1js-docs/project/paths';
import { projectFolder } from '@o1js-docs/project/project-folder';
import type { MarkdownPage, VersionOfPages } from './page';
import { writeSkill } from './skill';
import { longestMarkdown, splitPage, writePage } from './write-page';

const origin = 'https://docs.example';
const siteDir = projectFolder;
const page: MarkdownPage = {
  id: 'basic-types/field',
  title: 'Field',
  description: 'Calculate in a circuit.',
  permalink: '/o1js/basic-types/field',
  file: path.join(siteDir, 'docs/basic-types/field.mdx'),
  group: 'Basic types',
  isGenerated: false,
};
const apiPage: MarkdownPage = {
  id: 'api-reference/classes/Field',
  title: 'Field class',
  description: '',
  permalink: '/o1js/api-reference/classes/Field',
  file: path.join(siteDir, 'docs/api-reference/classes/Field.md'),
  group: 'API: Classes',
  isGenerated: true,
};
const version: VersionOfPages = {
  name: 'current',
  root: '/o1js/',
  pages: [page, apiPage],
  addresses: new Map(
    [page, apiPage].map(({ file, permalink }) => [file, origin + permalink]),
  ),
};

const write = (source: string, of = page) =>
  writePage(source, of, version, '2.15.0');
const guide = (source: string) => guideMarkdown(source, page.file, (to) => to);
const index =
  '[All pages about o1js 2.15.0](https://docs.example/o1js/llms.txt)\n\n';

test('a page has its own address plus .md', () => {
  expect(markdownPath('/o1js/')).toBe('/o1js/index.md');
  expect(markdownPath('/o1js/basic-types/field')).toBe(
    '/o1js/basic-types/field.md',
  );
});

test('a page begins with a link to all pages and its title, and ends with its release and address', () => {
  expect(write('---\ntitle: Field\n---\n\nA number.\n')).toBe(
    index +
      '# Field\n\nA number.\n\n---\n\no1js 2.15.0, https://docs.example/o1js/basic-types/field\n',
  );
});

test('a title in the text is not repeated', () => {
  expect(write('---\ntitle: Field class\n---\n\n# Field\n', apiPage)).toMatch(
    /\n\n# Field\n\n---/,
  );
});

describe('links are absolute', () => {
  test.each([
    [
      '../api-reference/classes/Field.md#add',
      '/o1js/api-reference/classes/Field#add',
    ],
    ['#costs', '/o1js/basic-types/field#costs'],
    ['/o1js/search', '/o1js/search'],
  ])('%s', (target, address) => {
    expect(write(`See [this](${target}).`)).toContain(
      `See [this](${origin}${address}).`,
    );
  });

  test('to images too, which are copied to where they lead', () => {
    const files: string[][] = [];
    const source = '![Static](/img/logo.svg)\n\n![Own](./merkle-path.svg)\n';
    const text = writePage(source, page, version, '2.15.0', undefined, (...a) =>
      files.push(a),
    );
    const address = `${origin}/o1js/basic-types/merkle-path.svg`;
    expect(text).toContain(`![Own](${address})`);
    expect(text).toContain(`![Static](${origin}/o1js/img/logo.svg)`);
    expect(files).toEqual([
      [path.join(siteDir, 'docs/basic-types/merkle-path.svg'), address],
    ]);
  });

  test('to other origins they stay', () => {
    expect(write('See [this](https://example.com/a_b).')).toContain(
      '[this](https://example.com/a_b)',
    );
  });
});

describe('a guide', () => {
  test('has no imports, comments, ids or hidden code', () => {
    const source = [
      "import Drawing from './drawing.svg';",
      '',
      '## Costs {/* #costs */}',
      '',
      '{/* for writers */}',
      '',
      '```ts fresh',
      "import { Field } from 'o1js';",
      '// ---cut---',
      'Field(3).add(5); // => 8n',
      '```',
    ].join('\n');
    expect(guide(source)).toBe(
      '## Costs\n\n```ts\nField(3).add(5); // => 8n\n```\n',
    );
  });

  test('has fine print as a list, and the title of a task', () => {
    const source = [
      '<details className="exactly">',
      '<summary>Exactly (1)</summary>',
      '',
      '- One.',
      '',
      '</details>',
      '',
      '<YourTurn>',
      '',
      'Try it.',
      '',
      '</YourTurn>',
    ].join('\n');
    expect(guide(source)).toBe(
      'Exactly:\n\n- One.\n\n**Your turn**\n\nTry it.\n',
    );
  });

  test('has figures and details as text', () => {
    const source = [
      '<figure>',
      '  <Drawing role="img" aria-label="A tree." />',
      '  <figcaption>Height 4.</figcaption>',
      '</figure>',
      '',
      '<details>',
      '<summary>More</summary>',
      '',
      'Text.',
      '',
      '</details>',
    ].join('\n');
    expect(guide(source)).toBe('A tree.\n\nHeight 4.\n\n**More**\n\nText.\n');
  });

  test('has admonitions as quotes', () => {
    expect(guide(':::warning[Not checked]\n\nText.\n\n:::\n')).toBe(
      '> **Not checked**\n>\n> Text.\n',
    );
    expect(guide(':::tip\n\nText.\n\n:::\n')).toBe('> **Tip**\n>\n> Text.\n');
  });

  test('has HTML that only says how text looks as text', () => {
    const source =
      'Press <kbd>Ctrl</kbd>, x<sup>2</sup>.\n\n<div>\n\nText.\n\n</div>\n';
    expect(guide(source)).toBe('Press Ctrl, x^2.\n\nText.\n');
  });

  test.each([
    '<Chart of="x" />',
    '{1 + 1}',
    '<img src={require("./a.svg")} />',
  ])('with %s stops the build, and says where', (source) => {
    expect(() => guide(`Text.\n\n${source}\n`)).toThrow(
      /field\.mdx:3: .*has no Markdown form/,
    );
  });
});

test('HTML that a guide may use goes, and what it says stays', () => {
  const text = write(
    'Press <kbd>Ctrl</kbd>, 2<sup>8</sup>.\n\n<div>\n\nA **bold** word.\n\n</div>\n',
  );
  expect(text).toContain('Press Ctrl, 2^8.\n\nA **bold** word.\n');
});

test('a page of the reference has no elements of its theme, and says what guides show', () => {
  const source = [
    '# X {#page-title}',
    '::::api-facts',
    'class · :api-origin[extends [`Y`](Y.md)]{id="extends"} · since 2.4.0',
    '::::',
    '::guide-examples{of="X#add"}',
    ':::warning',
    'Unsafe.',
    ':::',
  ].join('\n\n');
  expect(
    generatedMarkdown(
      source,
      (to) => `/${to}`,
      (name, of) => `${name} [of](${of})`,
    ),
  ).toBe(
    '# X\n\nclass · extends [`Y`](/Y.md) · since 2.4.0\n\nguide-examples [of](/X#add)\n\n**Warning:**\n\nUnsafe.\n',
  );
});

test('a generated page keeps its code as it is', () => {
  const body = [
    '# Field {#page-title}',
    '',
    '```ts links=[[0,2,1,"x.md"]]',
    'f(x)[0](y) {#z}',
    '```',
    '',
    '[`a`](b.md) and [c](d.md#e-1)',
    '',
    '## Methods {#methods}',
  ].join('\n');
  expect(generatedMarkdown(body, (to) => `/${to}`)).toBe(
    [
      '# Field',
      '',
      '```ts',
      'f(x)[0](y) {#z}',
      '```',
      '',
      '[`a`](/b.md) and [c](/d.md#e-1)',
      '',
      '## Methods',
    ].join('\n'),
  );
});

test('costs are lines of text', () => {
  const circuits = {
    'Add.run': {
      rows: 4070,
      gates: { Generic: 1, Zero: 1480 },
      verifiesProofs: 2,
    },
    empty: { rows: 1, gates: {} },
  };
  expect(costText(JSON.stringify(circuits), '2.15.0')).toEqual([
    'Cost of Add.run on o1js 2.15.0: 4,070 rows (1 Generic, 1,480 Zero). It verifies 2 proofs. Recursive verification is not counted in its rows.',
    'Cost of empty on o1js 2.15.0: 1 row (no gates).',
  ]);
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

test('a page of the reference leaves out links to itself and to the source, old signatures and long ones', () => {
  const fold = (lines: number) =>
    `:::::api-fold\n\n::::api-summary\n\n\`f\` ${lines} lines\n\n::::\n\n::::api-signature\n\n\`\`\`ts\n${'x;\n'.repeat(lines)}\`\`\`\n\n::::\n\n:::::`;
  const source = [
    '[`add`](#add) and [`Bool`](Bool.md) · [source](https://example.org/x.ts#L1)',
    fold(100),
    fold(2),
    ':::::api-changed\n\n::::api-summary\n\nChanged in 2.0.0\n\n::::\n\n:::api-label\n\nBefore\n\n:::\n\n:::::',
  ].join('\n\n');
  expect(
    generatedMarkdown(source, (to) => `/${to}`).replace(/\n+/g, '\n'),
  ).toBe(
    '`add` and [`Bool`](/Bool.md)\n`f` 100 lines\n`f` 2 lines\n```ts\nx;\nx;\n```\nChanged in 2.0.0\n',
  );
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

test('llms-full.txt holds the guides', () => {
  expect(fullText(['# A\n', '# B\n'], '2.15.0')).toBe(
    '<!-- The guides of o1js 2.15.0 -->\n\n# A\n\n\n# B\n',
  );
});
