import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '@o1js-docs/project/project-folder';

const loader = createRequire(import.meta.url)('./watch-sources-loader.cjs') as (
  this: object,
  markdown: string,
) => string;

/** The files on which the bundler is told that a page depends, from the site's folder. */
function dependenciesOf(page: string, markdown: string): string[] {
  const rootContext = projectFolder;
  const files: string[] = [];
  const add = (file: string) => {
    files.push(path.relative(rootContext, file).split(path.sep).join('/'));
  };
  loader.call(
    {
      rootContext,
      resourcePath: path.join(rootContext, page),
      addDependency: add,
      addContextDependency: add,
    },
    markdown,
  );
  return files;
}

test('a page depends on the files that its samples are filled from', () => {
  const fence = '```ts source="examples/next/lib/wallet.ts#connect"\n```';
  expect(dependenciesOf('docs/index.mdx', fence)).toContain(
    'examples/next/lib/wallet.ts',
  );
});

test.each([['docs'], ['versioned_docs/version-2.5.0']])(
  'a guide below %s depends on its checks and the figures of its release',
  (folder) => {
    const checks = [`${folder}/basic-types/field.checks.mdx`].filter(
      existsSync,
    );
    const figures = readdirSync(`${folder}/_measured`);
    expect(figures).toContain('circuit-costs.json');
    expect(
      dependenciesOf(`${folder}/basic-types/field.mdx`, '').sort(),
    ).toEqual(
      [
        ...checks,
        ...['', ...figures.map((file) => `/${file}`)].map(
          (file) => `${folder}/_measured${file}`,
        ),
      ].sort(),
    );
  },
);

test('a generated page depends on no figures', () => {
  expect(dependenciesOf('docs/api-reference/classes/Field.md', '')).toEqual([]);
});
