import { expect, test } from 'vitest';
import { guide } from '../engine/fixture-records';
import { unpackRecords } from '../engine/index-records';
import { packPages } from './pack-pages';
import type { Page } from './page';

const page = (text: string) =>
  guide('guide', `# Guide | ${text}`, '### Deep | Down.');

const recordsOf = (...pages: Page[]) => {
  const { titles, texts } = packPages(pages, { guide: 1200, reference: 300 });
  return unpackRecords(titles, texts);
};

test('an anchor is shipped only if its title has another one', () => {
  const headings = [
    { level: 2, title: 'assertEquals()', anchor: 'assertequals', text: '' },
    { level: 2, title: 'Read & write', anchor: 'read--write', text: '' },
    { level: 2, title: 'assertEquals()', anchor: 'assertequals-1', text: '' },
  ];
  const whole = { ...page(''), sections: [...page('').sections, ...headings] };
  const { titles } = packPages([whole], { guide: 1200, reference: 300 });
  expect(titles.pages[0]![4].filter(([, , anchor]) => anchor)).toEqual([
    [2, 'assertEquals()', 'assertequals-1'],
  ]);
  expect(unpackRecords(titles).map(({ url }) => url)).toEqual([
    '/o1js/guide',
    '/o1js/guide#deep',
    ...headings.map(({ anchor }) => `/o1js/guide#${anchor}`),
  ]);
});

test('records come out of the pack with the titles above them', () => {
  expect(recordsOf({ ...page('Hello.'), keywords: 'manual' })).toEqual([
    {
      url: '/o1js/guide',
      group: 'Guides',
      kind: 'guide',
      inboundLinks: 1,
      level: 1,
      title: 'Guide',
      hierarchy: ['Guide'],
      text: 'Hello.',
      words: '',
      finePrint: '',
      aliases: 'manual',
    },
    expect.objectContaining({
      url: '/o1js/guide#deep',
      hierarchy: ['Guide', undefined, 'Deep'],
      aliases: '',
    }),
  ]);
});

test.each(['Short.', `${'shown '.repeat(300)}rare`])(
  'a section has its aliases, whatever the length of its text',
  (text) => {
    const { sections, ...rest } = page('');
    const deep = { ...sections[1]!, text, aliases: 'fake a log, forge it' };
    const [first, record] = recordsOf({
      ...rest,
      sections: [sections[0]!, deep],
    });
    expect(first!.aliases).toBe('');
    expect(record).toMatchObject({
      aliases: 'fake a log, forge it',
      words: text === 'Short.' ? '' : 'rare',
    });
  },
);

test('the end of a long text stays searchable, each word once', () => {
  const [record] = recordsOf(
    page(`${'shown '.repeat(300)}rare the rare shown end`),
  );
  expect(record?.text.length).toBeLessThanOrEqual(1200);
  expect(record?.words).toBe('end rare');
});

test('of a text of the reference fewer letters are shipped in reading order', () => {
  const words = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');
  const { texts } = packPages([{ ...page(words), kind: 'api' }], {
    guide: 40,
    reference: 10,
  });
  expect(texts[0]![0]).toBe('word0');
  expect(texts[0]![1].split(' ')).toHaveLength(39);
});
