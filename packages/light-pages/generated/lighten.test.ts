import { runInNewContext } from 'node:vm';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { describe, expect, test } from 'vitest';
import { type DocTable, unpackDocs } from '../doc-table';
import type { GeneratedFiles } from './files';
import { lighten, type LightenOptions } from './lighten';

const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const route = (path: string, hash: string) =>
  `{
    path: '${path}',
    component: ComponentCreator('${path}', '${hash}'),
    exact: true,
    sidebar: "docs"
  }`;

const versionModule =
  '@generated/docusaurus-plugin-content-docs/default/p/o1js.json';

/** A site as Docusaurus 3.10.2 writes it, with two pages. */
const site: GeneratedFiles = {
  registry: `export default {
${[
  entry('a1', '@theme/DocItem'),
  entry('a2', '@theme/DocRoot'),
  entry('b1', '@site/docs/index.md'),
  entry('b2', '@site/docs/guide.mdx'),
  entry('c1', versionModule),
].join('\n')}};
`,
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/o1js/',
    component: ComponentCreator('/o1js/', '9a7'),
    routes: [
      ${route('/o1js/guide', '222')},
      ${route('/o1js/', '111')}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  routesChunkNames: {
    '/o1js/-9a7': { __comp: 'a2' },
    '/o1js/-111': { __comp: 'a1', content: 'b1' },
    '/o1js/guide-222': { __comp: 'a1', content: 'b2' },
  },
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/o1js/',
        versions: [
          {
            name: 'current',
            label: 'Current',
            path: '/o1js/',
            docs: [
              { id: 'guide', path: '/o1js/guide', sidebar: 'docs' },
              { id: 'index', path: '/o1js/', sidebar: 'docs' },
            ],
          },
        ],
      },
    },
    search: { default: { some: 'thing' } },
  },
  versionProps: {
    [versionModule]: {
      version: 'current',
      label: 'Current',
      docsSidebars: {
        docs: [
          {
            type: 'link',
            href: '/o1js/guide',
            label: 'A guide',
            docId: 'guide',
            unlisted: false,
          },
        ],
      },
      docs: { guide: { id: 'guide', title: 'A guide' } },
    } as unknown as PropVersionMetadata,
  },
};

const options: LightenOptions = {
  mayHaveFiles: (module) => module.includes('guide'),
  clientModule: (file) => `/${file}`,
  folder: '/light',
};

describe('the light files', () => {
  const files = lighten(site, options);

  test('import no content', () => {
    expect(files['registry.js']).not.toContain('@site/docs/');
    expect(files['registry.js']).toContain(entry('a2', '@theme/DocRoot'));
  });

  test('have one expression for the routes of a version, and the others as they were', () => {
    expect(files['routes.js']!.match(/docRoutes\("current"\)/g)).toHaveLength(
      1,
    );
    expect(files['routes.js']).not.toContain('/o1js/guide');
    const created: string[] = [];
    const array = files['routes.js']!.replace(
      /^(import .*|export default)/gm,
      '',
    );
    const routes = runInNewContext(array, {
      ComponentCreator: (path: string) => created.push(path),
      docRoutes: (version: string) => [version],
    }) as { routes?: unknown[] }[];
    expect(created).toEqual(['/o1js/', '*']);
    expect(routes[0]?.routes).toEqual(['current']);
    expect(JSON.parse(files['routesChunkNames.json']!)).toEqual({
      '/o1js/-9a7': { __comp: 'a2' },
    });
  });

  test('compile pages with files, and the styles of content, where nothing loads them', () => {
    expect(files['registry.js']).toContain(
      '"content": [() => import("/light/content.js")]',
    );
    expect(files['content.js']).toBe(
      'import "/content-styles.ts";\nimport "@site/docs/guide.mdx";\n',
    );
  });

  test('leave the table of pages to be read at run time', () => {
    expect(files['globalData.js']).not.toContain('guide');
    expect(files['globalData.js']).toContain(
      '"search":{"default":{"some":"thing"}}',
    );
    const { docItem, versions } = JSON.parse(
      files['docTable.json']!,
    ) as DocTable;
    expect(docItem).toBe('a1');
    expect(versions.map(unpackDocs)).toEqual([
      [
        { id: 'guide', path: '/o1js/guide', sidebar: 'docs' },
        { id: 'index', path: '/o1js/', sidebar: 'docs' },
      ],
    ]);
  });
});

test('a version tells its pages no descriptions of others', () => {
  const files = lighten(site, options);
  expect(files['registry.js']).toContain(
    '"c1": [() => import("/light/version-current.js")]',
  );
  expect(files['version-current.js']).not.toContain('"id":"guide"');
});

describe('a file of another shape stops the build and names the switch:', () => {
  const { routesChunkNames, globalData } = site;
  const docsPlugin = (docs: unknown) => ({
    'docusaurus-plugin-content-docs': {
      default: { versions: [{ name: 'current', path: '/o1js/', docs }] },
    },
  });
  test.each<[string, Partial<GeneratedFiles>]>([
    ['a registry that is no list', { registry: 'export default new Map();' }],
    [
      'a registry without the page component',
      { registry: site.registry.replaceAll('@theme/DocItem', '@theme/Page') },
    ],
    [
      'a generated page of a category',
      {
        registry: `${site.registry.trim().slice(0, -2)}\n${entry('d1', '@theme/DocCategoryGeneratedIndexPage')}\n};\n`,
      },
    ],
    [
      'a page without a route',
      { routes: site.routes.replaceAll('/o1js/guide', '/o1js/other') },
    ],
    [
      'a page made of more than its content',
      {
        routesChunkNames: {
          ...routesChunkNames,
          '/o1js/guide-222': { __comp: 'a1', content: 'b2', more: 'b3' },
        },
      },
    ],
    ['no docs', { globalData: { search: globalData.search } }],
    [
      'a page with unknown properties',
      { globalData: docsPlugin([{ id: 'guide', path: '/o1js/guide', x: 1 }]) },
    ],
  ])('%s', (_name, files) => {
    expect(() => lighten({ ...site, ...files }, options)).toThrow(
      /set lightPages to false in packages\/project\/environment\.ts/,
    );
  });
});
