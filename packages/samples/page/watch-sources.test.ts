import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesOf } from './watch-sources';

test('a page depends on the files that its samples are filled from', () => {
  const fence = '```ts source="examples/next/lib/wallet.ts#connect"\n```';
  expect(sourcesOf('docs/index.mdx', fence)).toContain(
    'examples/next/lib/wallet.ts',
  );
});

test.each([['docs'], ['versioned_docs/version-2.5.0']])(
  'a guide below %s depends on its checks and the figures of its release',
  (folder) => {
    const figures = readdirSync(`${folder}/_measured`);
    expect(figures).toContain('circuit-costs.json');
    expect(sourcesOf(`${folder}/basic-types/field.mdx`, '').sort()).toEqual(
      [
        `${folder}/basic-types/field.checks.mdx`,
        ...['', ...figures].map((file) => `${folder}/_measured/${file}`),
      ].sort(),
    );
  },
);

test('a generated page depends on no figures', () => {
  expect(sourcesOf('docs/api-reference/classes/Field.md', '')).toEqual([]);
});
