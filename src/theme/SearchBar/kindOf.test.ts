import { expect, test } from 'vitest';
import { kindOf } from './kindOf';

test.each([
  ['/o1js/basic-types/field', 'page'],
  ['/o1js/basic-types/field#inverses', 'section'],
  ['/o1js/getting-started/common-errors/#overflow', 'error'],
  ['/o1js/getting-started/errors/proving#overflow', 'error'],
  ['/o1js/2.5.0/api-reference/classes/Field/', 'class'],
  ['/o1js/api-reference/classes/Field#assertequals', 'function'],
  ['/o1js/api-reference/namespaces/Mina/functions/getBalance', 'function'],
  ['/o1js/api-reference/interfaces/Permissions', 'type'],
  ['/o1js/api-reference/type-aliases/Field', 'type'],
  ['/o1js/api-reference/namespaces/Mina/', 'page'],
])('%s is a %s', (url, kind) => {
  expect(kindOf({ url })).toBe(kind);
});
