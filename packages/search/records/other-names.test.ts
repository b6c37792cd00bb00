import { expect, test } from 'vitest';
import { addSignposts } from './other-names';
import type { Page } from './page';
import { splitPage } from './split-page';

const pageOf = (path: string, source: string): Page & { signposts: never[] } =>
  ({
    path: `/o1js/${path}`,
    group: '',
    kind: path.startsWith('api-reference') ? 'api' : 'guide',
    inboundLinks: 0,
    ...splitPage(source, { file: `${path}.mdx`, title: path, kind: 'guide' }),
  }) as never;

test('a table of errors leads to the section of its link, and one of old names to the name of today', () => {
  const errors = pageOf(
    'errors',
    '# Errors\n\n| Message | Guide |\n|-|-|\n| `no root, got 5` | [Field](./field.mdx#roots) |\n\n## Old\n\n| Old form | Today |\n|-|-|\n| `Circuit.if`, `isReady` | `Provable.if` |\n',
  );
  const field = pageOf('field', '# Field\n\n## Roots {/* #roots */}\n');
  const provable = pageOf('api-reference/Provable', '# Provable\n\n## if()\n');
  addSignposts(
    [errors, field, provable].map((page) => ({
      page,
      source: `@site/docs/${page.path.replace('/o1js/', '')}.mdx`,
      signposts: page.signposts,
    })),
  );
  expect(errors.sections[1]!.aliases).toBe('Circuit.if, isReady');
  expect(field.sections[1]!.aliases).toBe('`no root  got 5`');
  expect(provable.sections[1]!.aliases).toBe('Circuit.if, isReady');
});
