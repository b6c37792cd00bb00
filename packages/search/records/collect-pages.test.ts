import path from 'node:path';
import { expect, test } from 'vitest';
import { collectPages } from './collect-pages';

test('a section has the fine print of its checks', () => {
  const siteDir = path.resolve('packages/samples/fixtures/guides');
  const doc = {
    id: 'fine-print',
    source: '@site/docs/fine-print.mdx',
    permalink: '/o1js/fine-print',
    title: 'Fine print',
    description: '',
    frontMatter: {},
  };
  const version = { docs: [doc], sidebars: {} } as never;
  const sections = collectPages(version, siteDir)[0]!.sections;
  expect(sections.map(({ anchor, finePrint }) => [anchor, finePrint])).toEqual([
    ['', 'A sum of no fields is Field(0).'],
    ['add', 'The old field keeps its value. So does the other one.'],
    ['add-a-number', undefined],
    ['multiply', 'A product with 0 is 0. Fields have no largest product.'],
  ]);
});
