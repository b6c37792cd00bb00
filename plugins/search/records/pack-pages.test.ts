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

test('rows come out of the pack with the titles above them', () => {
  expect(
    unpackRows(packPages([{ ...page('Hello.'), keywords: 'manual' }])),
  ).toEqual([
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

test('of a long text the rest stays searchable, each telling word once', () => {
  const [row] = unpackRows(
    packPages([page(`${'shown '.repeat(300)}rare the rare shown end`)]),
  );
  expect(row?.text.length).toBeLessThanOrEqual(1200);
  expect(row?.words).toBe('rare end');
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
