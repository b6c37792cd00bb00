import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importedSources } from '@o1js-docs/project/cache/imported-sources';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { expect, test } from 'vitest';
import { generator } from './refresh';

test('a reference is generated again if a module of any package changes that helps to make it', () => {
  const sources = importedSources([fileURLToPath(generator)]);
  const modules = [...sources.keys()].map((file) =>
    path.relative(projectFolder, file),
  );
  expect(modules.length).toBeGreaterThan(45);
  expect(modules).toEqual(
    expect.arrayContaining([
      'packages/api-docs/reference/theme/index-page.ts',
      'packages/api-docs/reference/theme/layout.ts',
      'packages/api-docs/symbols/history.ts',
      'packages/project/releases.ts',
    ]),
  );
});
