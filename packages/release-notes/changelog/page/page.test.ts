import { expect, test } from 'vitest';
import { releases } from '@o1js-docs/project/releases';
import type { ApiCosts } from '@o1js-docs/api-docs/symbols/costs/cost';
import { changelogPage } from './page';

const entries = [
  {
    version: '2.0.0',
    date: '2024-11-01',
    text: '### Removed\n\n- `A` (#7, #8).',
  },
  { version: '1.10.0', text: '' },
  { version: '1.9.0', date: '2024-10-15', text: '### Added\n\n- `A`.' },
];

const unchanged = {
  exports: 1,
  added: [],
  removed: [],
  newMembers: [],
  removedMembers: [],
  deprecated: [],
  restored: [],
};

const comparisons = {
  '2.0.0': {
    ...unchanged,
    since: '1.9.0',
    removed: ['A'],
    newMembers: Array.from({ length: 13 }, (_, i) => `B.m${i}`),
  },
  '1.10.0': null,
  '1.9.0': { ...unchanged, since: '1.8.0' },
};

const signatures = {
  '2.0.0': { 'C#add': ['add(y: 1): C', 'add(y: 2): C'] as const },
};

const rows = (count: number) => ({ '': { rows: count, gates: {} } });

const costs: ApiCosts[] = [
  { o1js: '2.0.0', symbols: { 'A#add': rows(5), 'A.new': rows(1) } },
  { o1js: '1.9.0', symbols: { 'A#add': rows(7), 'A#same': rows(1) } },
  { o1js: '1.8.0', symbols: { 'A#add': rows(7), 'A#same': rows(1) } },
];

const pageUpTo = (version: string) =>
  changelogPage(releases[0]!, version, entries, comparisons, signatures, costs);

test('groups have ids of their own, and numbers are links', () => {
  const page = pageUpTo('2.0.0');
  expect(page).toContain(
    '## 2.0.0 {#2-0-0}\n\n1 November 2024 · 1 removed export · 13 new members\n\n',
  );
  expect(page).toContain('### Removed {#2-0-0-removed}');
  expect(page).toMatch(/\(\[#7\]\(\S+\/pull\/7\), \[#8\]\(\S+\/pull\/8\)\)\./);
});

test('exports are listed; a long list opens on demand', () => {
  const page = pageUpTo('2.0.0');
  expect(page).toContain('**Removed exports since 1.9.0:** `A`');
  expect(page).toContain('<summary>New members since 1.9.0: 13</summary>');
  expect(page).toContain('**Changed signatures since 1.9.0:** `C.add`');
  expect(page).toContain(
    'Exports the same names as 1.8.0, with the same signatures.',
  );
});

test('a release without day and package says so', () => {
  expect(pageUpTo('2.0.0')).toContain(
    [
      '## 1.10.0 {#1-10-0}',
      'Released after 1.9.0 (15 October 2024) and before 2.0.0 (1 November 2024)',
      'The package of 1.10.0 could not be compared. What it changed is described with 2.0.0.',
    ].join('\n\n'),
  );
});

test('the newest release comes first, the table of all is folded at the end', () => {
  const page = pageUpTo('2.0.0');
  const [newest, table] = [
    page.indexOf('## 2.0.0'),
    page.indexOf('<details>\n<summary>Table'),
  ];
  expect(newest).toBeLessThan(page.indexOf('## 1.10.0'));
  expect(table).toBeGreaterThan(page.indexOf('## Costs that changed'));
});

test('an older docs version begins with its own release', () => {
  const page = pageUpTo('1.10.0');
  expect(page).toContain('before 2.0.0');
  expect(page).not.toContain('## 2.0.0');
  expect(page).toMatch(/\| \[1\.10\.0\]\(#1-10-0\) \| – \| – \|/);
});

test('costs that differ between releases are listed, up to the release', () => {
  expect(pageUpTo('2.0.0')).toContain(
    [
      '| Call | 1.8.0 | 1.9.0 | 2.0.0 |',
      '| :-- | :-- | :-- | :-- |',
      '| `A.add` | 7 rows | 7 rows | 5 rows |',
    ].join('\n'),
  );
  expect(pageUpTo('1.10.0')).toContain(
    'None: the 2 calls that were measured on more than one of 1.8.0, 1.9.0 add the same rows',
  );
});
