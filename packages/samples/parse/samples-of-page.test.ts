import { expect, test } from 'vitest';
import { parsePage } from '@o1js-docs/markdown/parse';
import { fencesOfTree } from './samples-of-page';

test('lines may end as on Windows', () => {
  const text =
    '# Page\r\n\r\n```ts\r\n// @errors: 2322\r\nconst x: string = 1;\r\n```\r\n';
  const file = 'docs/page.mdx';
  const [fence] = fencesOfTree(parsePage({ file, text }), file);
  expect(fence?.sample).toMatchObject({
    check: 'compile-error',
    expectedErrors: [2322],
    visible: 'const x: string = 1;',
    startLine: 4,
    endLine: 5,
  });
});
