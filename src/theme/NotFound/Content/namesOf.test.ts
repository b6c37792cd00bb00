import { expect, test } from 'vitest';
import { namesOf } from './namesOf';

test('pages are named by the path of their Markdown', () => {
  const list = `# o1js

All guides in one file: [llms-full.txt](https://example.com/o1js/llms-full.txt)

- [Field elements](https://example.com/o1js/basic-types/field.md): Compute with (any) [Field].
- [Changelog](https://example.com/o1js/changelog.md)
`;
  expect([...namesOf(list)]).toEqual([
    ['/o1js/basic-types/field.md', 'Field elements'],
    ['/o1js/changelog.md', 'Changelog'],
  ]);
});

test('a list that is something else names no page', () => {
  expect(namesOf('<!doctype html><p>Not found</p>').size).toBe(0);
});
