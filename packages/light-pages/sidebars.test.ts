import type { PropSidebars } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import type { Doc } from './doc-table';
import { packSidebars, unpackSidebars } from './sidebars';

const docs: Doc[] = [
  { id: 'api/Bool', path: '/api/Bool' },
  { id: 'api/Field', path: '/api/Field' },
  { id: 'hidden', path: '/hidden' },
  { id: 'index', path: '/' },
];
const link = (docId: string, label: string, href: string) =>
  ({ type: 'link', href, label, docId, unlisted: false }) as const;

const sidebars: PropSidebars = {
  docs: [
    link('index', 'Introduction', '/'),
    {
      type: 'category',
      label: 'API',
      collapsed: true,
      collapsible: true,
      items: [
        link('api/Field', 'Field', '/api/Field'),
        { ...link('api/Bool', 'Bool', '/api/Bool'), className: 'deprecated' },
        link('index', 'Again', '/'),
      ],
    },
    { type: 'link', label: 'GitHub', href: 'https://github.com' },
  ],
};

test('sidebars are the same when they are unpacked', () => {
  const packed = packSidebars(sidebars, docs);
  expect(unpackSidebars(packed.sidebars, packed.docs)).toEqual(sidebars);
});

test('a page in the order of the sidebar costs nothing but its label', () => {
  const packed = packSidebars(sidebars, docs);
  expect(packed.docs.map(({ id }) => id)).toEqual([
    'index',
    'api/Field',
    'api/Bool',
    'hidden',
  ]);
  expect(packed.sidebars.docs?.[0]).toBe('Introduction');
  expect(packed.sidebars.docs?.[1]).toMatchObject({
    items: [0, { className: 'deprecated' }, { label: 'Again' }],
  });
});
