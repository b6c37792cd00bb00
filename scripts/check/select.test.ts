import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'; // prettier-ignore
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { coveredSources } from '../../tests/browser/covered-sources';
import { select, type Project, type Selection } from './select';
import { programOf, stepsOf } from './steps';

const files = {
  'docs/index.mdx': '[Field](./basic-types/field.mdx#add)',
  'docs/basic-types/field.mdx': "import Rules from './_rules.mdx';",
  'docs/basic-types/_rules.mdx': 'Text.',
  'docs/tutorials/next.mdx': '```ts source="examples/next/wallet.ts"\n```',
  'config/site.ts': '',
  'config/site.test.ts': "import './site';",
  'plugins/search/engine/rows.ts': "import '../../../config/site';",
  'plugins/search/engine/rows.test.ts': "import './rows';",
  'plugins/scroll-boxes/index.ts': '',
  'plugins/scroll-boxes/scroll-boxes.test.ts': "import './index';",
  'tests/workflows.test.ts': "const folder = '.github/workflows';",
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'select-'));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** What a check of these files runs; a file that is gone has a `-` before it. */
function selected(
  changes: readonly string[],
  project: Partial<Project> = {},
): Partial<Selection> {
  const selection = select(
    changes.map((file) => ({
      path: file.replace(/^-/, ''),
      gone: file.startsWith('-'),
    })),
    {
      folder,
      samplesDiffer: () => true,
      pagesOfFigures: () => [],
      ...project,
    },
  );
  const isAny = (value: Selection[keyof Selection]) =>
    typeof value === 'boolean' ? value : value.length > 0;
  return Object.fromEntries(
    Object.entries(selection).filter(([, value]) =>
      isAny(value as Selection[keyof Selection]),
    ),
  );
}

describe('a guide', () => {
  const page = 'docs/basic-types/field.mdx';

  test('is checked with its samples, and so are links to its headings', () => {
    expect(selected([page])).toEqual({
      format: [page],
      spelling: [page],
      content: [page, 'docs/index.mdx'],
      samples: [page],
    });
  });

  test('runs no samples that are those of main', () => {
    expect(selected([page], { samplesDiffer: () => false })).not.toHaveProperty(
      'samples',
    );
  });

  test('that is gone has all links checked, and nothing of its own', () => {
    expect(selected([`-${page}`])).toEqual({ content: 'all' });
  });

  test('that was renamed is checked under its new name', () => {
    const now = 'docs/basic-types/fields.mdx';
    expect(selected([`-${page}`, now])).toEqual({
      format: [now],
      spelling: [now],
      content: 'all',
      samples: [now],
    });
  });

  test('whose path has spaces is one path', () => {
    expect(selected(['docs/My page.mdx'])).toMatchObject({
      content: ['docs/My page.mdx'],
      samples: ['docs/My page.mdx'],
    });
  });

  test('that is a part has the pages checked that it is in', () => {
    expect(selected(['docs/basic-types/_rules.mdx'])).toMatchObject({
      content: ['docs/basic-types/_rules.mdx', page],
    });
  });

  test('that is generated is none', () => {
    expect(selected(['docs/api-reference/classes/Field.mdx'])).toEqual({
      format: ['docs/api-reference/classes/Field.mdx'],
      spelling: ['docs/api-reference/classes/Field.mdx'],
    });
  });
});

describe('what guides are made of', () => {
  test('a file of an example project is in the samples of a page', () => {
    expect(selected(['examples/next/wallet.ts'])).toMatchObject({
      samples: ['docs/tutorials/next.mdx'],
    });
  });

  test('recorded costs are those of pages', () => {
    const costs = 'docs/_measured/circuit-costs.json';
    expect(
      selected([costs], { pagesOfFigures: (file) => [`page of ${file}`] }),
    ).toEqual({ format: [costs], samples: [`page of ${costs}`] });
  });

  test.each(['sidebars.ts', 'config/redirects.ts', '-versions.json'])(
    '%s is about all guides',
    (file) => {
      expect(selected([file])).toMatchObject({ content: 'all' });
    },
  );

  test.each([
    ['project-words.txt', 'spelling'],
    ['eslint.config.mjs', 'lint'],
    ['.prettierrc.json', 'format'],
  ])('%s is about all files', (file, check) => {
    expect(selected([file])).toMatchObject({ [check]: 'all' });
  });
});

describe('code', () => {
  test('is compiled, linted, and tested by what imports it', () => {
    expect(selected(['config/site.ts'])).toEqual({
      format: ['config/site.ts'],
      lint: ['config/site.ts'],
      code: true,
      unit: ['config/site.test.ts', 'plugins/search/engine/rows.test.ts'],
      browser: ['base-path.spec.ts'],
    });
  });

  test('that is gone is still looked for by what imports it', () => {
    expect(selected(['-plugins/scroll-boxes/index.ts'])).toMatchObject({
      code: true,
      unit: ['plugins/scroll-boxes/scroll-boxes.test.ts'],
    });
  });

  test('of a plugin runs the tests of the plugin and its specs', () => {
    expect(selected(['plugins/search/client/modal.css'])).toMatchObject({
      unit: ['plugins/search/engine/rows.test.ts'],
      browser: expect.arrayContaining([
        'search.spec.ts',
        'search-accessibility.spec.ts',
      ]) as string[],
    });
  });

  test('of the checker leaves the samples of all pages to npm test', () => {
    expect(selected(['plugins/code-samples/run/limits.ts'])).toMatchObject({
      left: ['the samples of all pages'],
    });
    expect(selected(['plugins/code-samples/README.md'])).not.toHaveProperty(
      'left',
    );
  });

  test('of packages leaves what they can change to npm test', () => {
    expect(selected(['package-lock.json'])).toMatchObject({
      left: ['what the packages can change'],
    });
  });
});

test('a workflow has its lint and the tests that name its folder', () => {
  expect(selected(['.github/workflows/check.yml'])).toMatchObject({
    scripts: ['test:workflows'],
    unit: ['tests/workflows.test.ts'],
  });
});

describe('the specs', () => {
  test('each say what they cover', () => {
    const specs = readdirSync('tests/browser').filter((file) =>
      file.endsWith('.spec.ts'),
    );
    expect(Object.keys(coveredSources).toSorted()).toEqual(specs.toSorted());
  });

  test('cover files and folders that exist', () => {
    expect(
      Object.values(coveredSources)
        .flat()
        .filter((source) => !existsSync(source)),
    ).toEqual([]);
  });

  test('cover every component, and every part of the theme', () => {
    const parts = ['src/components', 'src/theme', 'src/client'].flatMap(
      (root) => readdirSync(root).map((name) => `${root}/${name}`),
    );
    const uncovered = parts.filter(
      (each) =>
        !Object.values(coveredSources)
          .flat()
          .some((source) => `${each}/`.startsWith(`${source}/`) || source.startsWith(`${each}/`)), // prettier-ignore
    );
    expect(uncovered).toEqual([]);
  });
});

describe('the commands', () => {
  const nothing: Selection = {
    format: [],
    spelling: [],
    lint: [],
    code: false,
    content: [],
    samples: [],
    unit: [],
    scripts: [],
    browser: [],
    left: [],
  };
  const root = process.cwd();

  test('are none where nothing is selected', () => {
    expect(stepsOf(nothing, root, undefined)).toEqual([]);
  });

  test('hand a path on as it is', () => {
    const page = 'docs/My (first) page.mdx';
    const [content, spelling] = stepsOf(
      { ...nothing, content: [page], spelling: [page] },
      root,
      undefined,
    );
    expect(content?.args.at(-1)).toBe(page);
    expect(spelling).toMatchObject({ input: `${page}\n` });
  });

  test('check all where a list is too long for a command line', () => {
    const many = Array.from({ length: 500 }, (_, i) => `docs/page-${i}.mdx`);
    const [format] = stepsOf({ ...nothing, format: many }, root, undefined);
    expect(format?.args.at(-1)).toBe('.');
  });

  test.each([
    'cspell',
    'eslint',
    'knip',
    'prettier',
    'tsx',
    'typescript:tsc',
    'vitest',
    '@playwright/test:playwright',
  ])('find the program of %s', (name) => {
    expect(existsSync(programOf(name, root))).toBe(true);
  });
});
