import { expect, test } from 'vitest';
import { unpackRows } from '../engine/rows';
import { fitBudget } from './fit-budget';
import { packPages } from './pack-pages';
import type { Page } from './page';

const page = (text: string): Page => ({
  path: '/o1js/guide',
  group: 'Guides',
  kind: 'guide',
  inboundLinks: 2,
  sections: [
    { level: 1, title: 'Guide', anchor: '', text },
    { level: 3, title: 'Deep', anchor: 'deep', text: 'Down.' },
  ],
});

const rowsOf = (...pages: Page[]) => {
  const { names, texts } = packPages(pages);
  return unpackRows(names, texts);
};

test('anchors that a title gives away are not shipped, others are', () => {
  const headings = [
    { level: 2, title: 'assertEquals()', anchor: 'assertequals', text: '' },
    { level: 2, title: 'Read & write', anchor: 'read--write', text: '' },
    { level: 2, title: 'assertEquals()', anchor: 'assertequals-1', text: '' },
  ];
  const whole = { ...page(''), sections: [...page('').sections, ...headings] };
  const { names } = packPages([whole]);
  expect(names.pages[0]![4].filter(([, , anchor]) => anchor)).toEqual([
    [2, 'assertEquals()', 'assertequals-1'],
  ]);
  expect(unpackRows(names).map(({ url }) => url)).toEqual([
    '/o1js/guide',
    '/o1js/guide#deep',
    ...headings.map(({ anchor }) => `/o1js/guide#${anchor}`),
  ]);
});

test('rows come out of the pack with the titles above them', () => {
  expect(rowsOf({ ...page('Hello.'), keywords: 'manual' })).toEqual([
    {
      url: '/o1js/guide',
      group: 'Guides',
      kind: 'guide',
      inboundLinks: 2,
      level: 1,
      title: 'Guide',
      hierarchy: ['Guide'],
      text: 'Hello.',
      words: '',
      keywords: 'manual',
    },
    expect.objectContaining({
      url: '/o1js/guide#deep',
      hierarchy: ['Guide', undefined, 'Deep'],
      keywords: '',
    }),
  ]);
});

test.each(['Short.', `${'shown '.repeat(300)}rare`])(
  'a section has its phrases, whatever the length of its text',
  (text) => {
    const { sections, ...rest } = page('');
    const deep = { ...sections[1]!, text, phrases: 'fake a log, forge it' };
    const [first, row] = rowsOf({ ...rest, sections: [sections[0]!, deep] });
    expect(first!.keywords).toBe('');
    expect(row).toMatchObject({
      keywords: 'fake a log, forge it',
      words: text === 'Short.' ? '' : 'rare',
    });
  },
);

test('of a long text the rest stays searchable, each telling word once', () => {
  const [row] = rowsOf(page(`${'shown '.repeat(300)}rare the rare shown end`));
  expect(row?.text.length).toBeLessThanOrEqual(1200);
  expect(row?.words).toBe('end rare');
});

test('pages that weigh too much show less of each text', () => {
  const text = Array.from({ length: 400 }, (_, i) => `word${i} the and`).join(
    ' ',
  );
  const free = fitBudget([page(text)], 1e6);
  const tight = fitBudget([page(text)], free.gzipBytes - 1);
  expect(free.share).toBe(1);
  expect(tight.share).toBeLessThan(1);
  expect(tight.gzipBytes).toBeLessThan(free.gzipBytes);
});
