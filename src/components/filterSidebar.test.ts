import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { filterSidebar } from './filterSidebar';

const link = (label: string, folder = 'api-reference/classes') =>
  ({
    type: 'link',
    label,
    href: `/o1js/${folder}/${label}`,
    unlisted: false,
  }) as const;
const category = (label: string, items: PropSidebarItem[]) =>
  ({
    type: 'category',
    label,
    items,
    collapsed: true,
    collapsible: true,
  }) as const;

const items = [
  link('Field', 'basic-types'),
  category('API reference', [
    category('Classes', [link('ForeignField'), link('Field'), link('UInt64')]),
    category('Types', [link('UInt64', 'api-reference/type-aliases')]),
  ]),
];
const labels = (text: string) =>
  filterSidebar(items, text)?.map(({ label }) => label);

test('finds pages of the reference in all groups, and no guides', () => {
  expect(labels('field')).toEqual(['Field', 'ForeignField']);
  expect(labels(' FOR ld ')).toEqual(['ForeignField']);
  expect(labels('nothing')).toEqual([]);
});

test('a name with two pages says its kind', () => {
  expect(labels('int64')).toEqual(['UInt64 (class)', 'UInt64 (type)']);
});

test('an empty text filters nothing', () => {
  expect(labels('  ')).toBeUndefined();
});
