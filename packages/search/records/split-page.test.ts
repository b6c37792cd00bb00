import { describe, expect, test } from 'vitest';
import { splitPage } from './split-page';

const guide = (source: string, file = 'guide.mdx') =>
  splitPage(source, { file, title: 'Guide', kind: 'guide' }).sections;

const apiPage = (source: string) =>
  splitPage(source, { file: 'page.md', title: 'Thing class', kind: 'api' })
    .sections;

describe('a guide', () => {
  test('is split at every heading, with the text below it', () => {
    expect(guide('Intro.\n\n## One\n\nFirst.\n\n### Two\n\nSecond.')).toEqual([
      { level: 1, title: 'Guide', anchor: '', text: 'Intro.' },
      { level: 2, title: 'One', anchor: 'one', text: 'First.' },
      { level: 3, title: 'Two', anchor: 'two', text: 'Second.' },
    ]);
  });

  test('numbers equal headings as Docusaurus does', () => {
    expect(
      guide('## Same\n\n## Same\n\n## `Same`').map(({ anchor }) => anchor),
    ).toEqual(['', 'same', 'same-1', 'same-2']);
  });

  test('phrases of the front matter and messages that its samples throw are aliases of a section', () => {
    const source =
      '---\nsearch_phrases:\n  one: fake a log, forge it\n  gone: nothing\n---\n\n```ts\nf(); // throws Above\n```\n\n## One\n\n```ts\nf(1); // throws No such key…\nf(2); // throws No such key\n```';
    expect(guide(source).map(({ aliases }) => aliases)).toEqual([
      undefined,
      'fake a log, forge it, No such key',
    ]);
    expect(guide('---\nsearch_phrases: [one]\n---\n\n## One')).toHaveLength(2);
  });

  test('takes ids from comments', () => {
    expect(guide('## Title {/* #own-id */}')[1]).toMatchObject({
      title: 'Title',
      anchor: 'own-id',
    });
    expect(guide('## Title <!-- #own-id -->', 'guide.md')[1]).toMatchObject({
      title: 'Title',
      anchor: 'own-id',
    });
  });

  test('reads admonitions, tables, lists and components, but no code', () => {
    const [page] = guide(
      [
        "import X from './x';",
        '',
        ':::warning[Mind]',
        'the gap',
        ':::',
        '- a `b`',
        '- c',
        '',
        '| d | e |',
        '| - | - |',
        '| f | g |',
        '',
        '<X>',
        '',
        'inside',
        '',
        '</X>',
        '',
        '```ts',
        'const hidden = 1;',
        '```',
      ].join('\n'),
    );
    expect(page?.text).toBe('Mind the gap a b c inside');
    expect(page?.tables).toBe('d e f g');
  });

  test('reads messages in text fences', () => {
    expect(guide('```text\nConstraint unsatisfied\n```')[0]?.text).toBe(
      'Constraint unsatisfied',
    );
  });

  test('keeps a colon that looks like a directive', () => {
    expect(guide('At 12:30 sharp.')[0]?.text).toBe('At 12:30 sharp.');
  });

  test('says which other files it links to', () => {
    const source =
      '[a](./b.mdx#c) [d](https://example.org) [e](#f) [g](../h.md?i)';
    expect(
      splitPage(source, { file: 'x.mdx', title: 'X', kind: 'guide' }).links,
    ).toEqual(['./b.mdx', '../h.md']);
  });
});

describe('an API page', () => {
  const source = [
    '# Thing {#page-title}',
    '::::api-facts\n\nclass · since 2.4.0\n\n::::',
    'A thing.',
    '## Constructor {#constructor}',
    '::::api-member\n\nMakes one.\n\n::::',
    '## Properties {#properties}',
    '::::api-entry{id="size" member="size"}\n\n:::api-type\n\n**size** `number`\n\n:::\n\n::::',
    '## Methods {#methods}',
    '::::::api-member',
    '### run() {#run-1}',
    'Runs.',
    '::::api-label\n\nParameters\n\n::::',
    '::::api-entry{id="speed"}\n\nHow fast.\n\n::::',
    '::::::',
    '::::::api-member',
    '### nested {#nested}',
    ':::::api-member',
    '#### nested.deep() {#nesteddeep}',
    'Deep.',
    ':::::',
    '::::::',
  ].join('\n\n');

  test('is split at its members; their parts belong to them', () => {
    expect(apiPage(source)).toEqual([
      { level: 1, title: 'Thing', anchor: '', text: 'A thing.' },
      {
        level: 2,
        title: 'Constructor',
        anchor: 'constructor',
        text: 'Makes one.',
      },
      { level: 2, title: 'size', anchor: 'size', text: 'size number' },
      { level: 2, title: 'run()', anchor: 'run-1', text: 'Runs. How fast.' },
      { level: 2, title: 'nested', anchor: 'nested', text: '' },
      { level: 3, title: 'nested.deep()', anchor: 'nesteddeep', text: 'Deep.' },
    ]);
  });
});
