import { describe, expect, test } from 'vitest';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { readChecks } from '../parse/checks-of-page';
import { packageQuoteProblems } from './package-quotes';

const file = 'docs/x.checks.mdx';
const read = (text: string) => readChecks(text, file);
const check = '```ts\n1 + 1; // => 2\n```\n';

test('a heading names a section, and statements share the block below them', () => {
  const { checks, problems } = read(
    `> Before any \`heading\`\n\n${check}\n## part\n\nThe *exact*\nrule.\n\n> words\n\n${check}`,
  );
  expect(problems).toEqual([]);
  expect(checks).toMatchObject([
    {
      section: '',
      statements: [
        { text: 'Before any heading', node: { type: 'blockquote' }, line: 1 },
      ],
      sample: { file, isCheck: true, startLine: 4 },
    },
    {
      section: 'part',
      statements: [
        {
          text: 'The exact rule.',
          node: { type: 'paragraph' },
          line: 9,
        },
        { text: 'words', node: { type: 'blockquote' }, line: 12 },
      ],
    },
  ]);
});

test('a block may quote lines of the package', () => {
  const text = 'A.\n\n```ts source="o1js/src/a.ts:12-14"\ncode\n```\n';
  expect(read(text).checks).toMatchObject([
    {
      packageQuote: {
        line: 3,
        file: 'src/a.ts',
        from: 12,
        to: 14,
        text: 'code',
      },
    },
  ]);
});

test.each([
  ['A statement.\n', 1, 'No code checks “A statement.”'],
  [`A statement.\n\n## next\n`, 1, 'No code checks “A statement.”'],
  [check, 1, 'No statement is above this block.'],
  [`A.\n\n- A list\n\n${check}`, 3, 'A file of checks contains headings'],
  ['A.\n\n```ts cost=a\n1;\n```\n', 3, 'A block of checks has no cost:'],
  ['A {\n', 1, 'The file does not parse:'],
])('%j is answered with its line and what to do', (text, line, message) => {
  expect(read(text).problems).toMatchObject([
    { page: file, line, message: expect.stringContaining(message) as string },
  ]);
});

describe('a quote of the package', () => {
  const packageFolder = folderWith({
    'limits.ts': 'const a = 1;\nconst max = {\n  events: 16,\n};\n',
  });
  const release = { packageFolder, o1jsVersion: '9.9.9' } as InstalledRelease;
  const quote = {
    page: file,
    line: 7,
    file: 'limits.ts',
    from: 2,
    to: 4,
    text: 'const max = { events: 16, };',
  };
  const shown =
    'limits.ts of o1js 9.9.9 does not say this. Lines 2-4 are:\nconst max = {\n  events: 16,\n};';

  test.each<[Partial<typeof quote>, string[]]>([
    [{}, []],
    [{ text: 'const max = { events: 16 };' }, []],
    [{ text: 'const max = { events: 17 };' }, [shown]],
    [
      { from: 1, to: 2 },
      [
        'The text is in lines 2-4 of limits.ts: write source="o1js/limits.ts:2-4".',
      ],
    ],
    [{ file: 'no.ts' }, ['o1js 9.9.9 has no file no.ts.']],
  ])('with %j has the problems %j', (change, messages) => {
    const problems = packageQuoteProblems([{ ...quote, ...change }], release);
    expect(problems.map(({ message }) => message)).toEqual(messages);
  });
});
