import { expect, test } from 'vitest';
import { groupOfPage, readSidebars } from './page-groups';

const open = { collapsed: true, collapsible: true };
const sidebar = readSidebars({
  docs: [
    { type: 'doc', id: 'index' },
    {
      type: 'category',
      label: 'Tutorials',
      ...open,
      link: { type: 'doc', id: 'tutorials' },
      items: [
        {
          type: 'category',
          label: 'HMAC',
          ...open,
          items: [{ type: 'doc', id: 'hmac' }],
        },
        { type: 'link', label: 'Elsewhere', href: 'https://example.com' },
      ],
    },
    { type: 'ref', id: 'changelog' },
  ],
});

test('pages come in the order of the sidebar', () => {
  expect([...sidebar.keys()]).toEqual([
    'index',
    'tutorials',
    'hmac',
    'changelog',
  ]);
});

test('the group of a guide is its top category', () => {
  expect(groupOfPage('hmac', sidebar)).toBe('Tutorials');
  expect(groupOfPage('tutorials', sidebar)).toBe('Tutorials');
  expect(groupOfPage('index', sidebar)).toBe('Documentation');
  expect(groupOfPage('not-listed', sidebar)).toBe('Documentation');
});

test.each([
  ['Introduction', 'API reference'],
  ['classes/Field', 'Classes'],
  ['type-aliases/Field', 'Type aliases'],
  ['namespaces/Mina/README', 'Namespaces'],
  ['namespaces/Mina/functions/transaction', 'Mina functions'],
  [
    'namespaces/Experimental/namespaces/V2/type-aliases/Env',
    'Experimental.V2 type aliases',
  ],
])('the API page %s is of the group %s', (page, group) => {
  expect(groupOfPage(`api-reference/${page}`, sidebar)).toBe(group);
});
