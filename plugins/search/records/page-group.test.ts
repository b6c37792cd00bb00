import { describe, expect, test } from 'vitest';
import { groupOfApiPage, groupOfGuide, groupsOfSidebars } from './page-group';

describe('the group of a page', () => {
  test('of the API reference comes from its folders', () => {
    expect(
      [
        'Introduction',
        'classes/Field',
        'type-aliases/Field',
        'namespaces/Mina/README',
        'namespaces/Mina/functions/transaction',
        'namespaces/Experimental/namespaces/V2/type-aliases/Env',
      ].map(groupOfApiPage),
    ).toEqual([
      'API reference',
      'Classes',
      'Type aliases',
      'Namespaces',
      'Mina functions',
      'Experimental.V2 type aliases',
    ]);
  });

  test('of a guide is its top category', () => {
    const groups = groupsOfSidebars({
      docs: [
        { type: 'doc', id: 'index' },
        {
          type: 'category',
          label: 'Tutorials',
          collapsed: true,
          collapsible: true,
          items: [
            {
              type: 'category',
              label: 'HMAC',
              collapsed: true,
              collapsible: true,
              items: [{ type: 'doc', id: 'hmac' }],
            },
          ],
        },
      ],
    });
    expect(groupOfGuide('hmac', groups)).toBe('Tutorials');
    expect(groupOfGuide('index', groups)).toBe('Documentation');
  });
});
