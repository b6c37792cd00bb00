import path from 'node:path';
import { type DocTable, packDocs } from '../doc-table';
import { packSidebars } from '../sidebars';
import { unknownShape } from '../unknown-shape';
import type { GeneratedFiles, GlobalVersion } from './files';

/** What the light files need to know of the site and of this plugin. */
export interface LightenOptions {
  /** @returns true if a page, e.g. `@site/docs/index.mdx`, may show or link files */
  mayHaveFiles: (module: string) => boolean;
  /** @returns the absolute path of this plugin's module that runs in the browser, e.g. `docs.ts` */
  clientModule: (file: string) => string;
  /** Absolute path of the folder that the light files will be in. */
  folder: string;
}

/** An entry of registry.js: a chunk, and the module that it imports. */
const registryEntry =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), .*\],\n?/gm;

/** A route of routes.js that has nothing but a path, a component and a sidebar. */
const pageRoute =
  /\{\s*path: '((?:[^'\\]|\\.)*)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "[^"]*")?\s*\},?\s*/g;

/** A chunk that nothing loads: the bundler copies the files and the styles of what it compiles. */
const contentChunk = 'content';

/** The page of a category that is no page of its own. Its cards show titles and descriptions of other pages, which the browser does not have. */
const categoryIndex = '@theme/DocCategoryGeneratedIndexPage';

/**
 * Takes out of Docusaurus' generated files what grows with the number of
 * pages, and puts a table of the pages in its place.
 *
 * @returns the modules that the browser gets instead, by file name
 * @throws Error when a file is not as Docusaurus 3.10 writes it
 */
export function lighten(
  generated: GeneratedFiles,
  { mayHaveFiles, clientModule, folder }: LightenOptions,
): Record<string, string> {
  const modules = new Map(
    Array.from(
      generated.registry.matchAll(registryEntry),
      ([, chunk, module]) => [chunk!, module!] as const,
    ),
  );
  const docItem = [...modules].find(([, name]) => name === '@theme/DocItem');
  if (!docItem) throw unknownShape('registry.js does not import the page');
  if ([...modules.values()].includes(categoryIndex)) {
    throw unknownShape('a category has a generated page');
  }
  const versions = versionsOf(generated.globalData);
  const { routes, routesChunkNames, contents } = replacePages(
    generated,
    versions,
    docItem[0],
  );
  const contentModules = Array.from(contents, (chunk) => modules.get(chunk)!);
  const tables = versions.map((version) => {
    const [module, props] = Object.entries(generated.versionProps).find(
      ([, each]) => each.version === version.name,
    )!;
    const { sidebars, docs } = packSidebars(props.docsSidebars, version.docs);
    return {
      module,
      file: `version-${version.name}.js`,
      props: { ...props, docsSidebars: sidebars, docs: {} },
      table: packDocs(version, docs),
    };
  });

  const entryOf = (chunk: string, file: string) =>
    `  "${chunk}": [() => import(${JSON.stringify(path.join(folder, file))})],\n`;
  const registry = generated.registry
    .replace(registryEntry, (entry, chunk: string, module: string) => {
      if (contents.has(chunk)) return '';
      const version = tables.find((table) => table.module === module);
      return version ? entryOf(chunk, version.file) : entry;
    })
    .replace(/\};\s*$/, `${entryOf(contentChunk, `${contentChunk}.js`)}};\n`);
  const docTable: DocTable = {
    docItem: docItem[0],
    versions: tables.map(({ table }) => table),
  };
  return {
    'registry.js': registry,
    'routes.js': `import { docRoutes } from ${JSON.stringify(clientModule('doc-routes.ts'))};\n${routes}`,
    'routesChunkNames.json': JSON.stringify(routesChunkNames),
    'globalData.js': writeGlobalData(
      generated.globalData,
      clientModule('docs.ts'),
    ),
    [`${contentChunk}.js`]: [
      clientModule('content-styles.ts'),
      ...contentModules.filter(mayHaveFiles),
    ]
      .map((module) => `import ${JSON.stringify(module)};\n`)
      .join(''),
    'docTable.json': JSON.stringify(docTable),
    ...Object.fromEntries(
      tables.map(({ file, props }) => [
        file,
        `import { unpackVersionProps } from ${JSON.stringify(clientModule('version-props.ts'))};\nexport default unpackVersionProps(${JSON.stringify(props)});\n`,
      ]),
    ),
  };
}

const docProperties = ['id', 'path', 'sidebar'];

/** @returns the versions of the docs plugin */
function versionsOf(globalData: GeneratedFiles['globalData']): GlobalVersion[] {
  const plugin = globalData['docusaurus-plugin-content-docs'] as
    { default?: { versions?: GlobalVersion[] } } | undefined;
  const versions = plugin?.default?.versions;
  const isKnown = versions
    ?.flatMap(({ docs }) => docs.flatMap(Object.keys))
    .every((property) => docProperties.includes(property));
  if (!versions || !isKnown) {
    throw unknownShape('globalData.json has no docs with id, path and sidebar');
  }
  return versions;
}

/** @returns routes and their chunks with one expression for all pages of a version, and the chunks with the content of pages */
function replacePages(
  generated: GeneratedFiles,
  versions: readonly GlobalVersion[],
  docItem: string,
) {
  const versionOf = new Map(
    versions.flatMap(({ name, docs }) => docs.map(({ path }) => [path, name])),
  );
  const routesChunkNames = { ...generated.routesChunkNames };
  const contents = new Set<string>();
  const written = new Set<string>();
  const routes = generated.routes.replace(
    pageRoute,
    (route, path: string, hash: string) => {
      const key = `${path}-${hash}`;
      const { __comp, content, ...others } = routesChunkNames[key] ?? {};
      const version = versionOf.get(path);
      if (version === undefined || __comp !== docItem) return route;
      if (Object.keys(others).length > 0) {
        throw unknownShape(`the page ${path} is made of more than its content`);
      }
      delete routesChunkNames[key];
      versionOf.delete(path);
      contents.add(content as string);
      if (written.has(version)) return '';
      written.add(version);
      return `...docRoutes(${JSON.stringify(version)}),\n`;
    },
  );
  const [missing] = versionOf.keys();
  if (missing) throw unknownShape(`routes.js has no page at ${missing}`);
  return { routes, routesChunkNames, contents };
}

function writeGlobalData(
  globalData: GeneratedFiles['globalData'],
  docsModule: string,
): string {
  const withoutDocs = structuredClone(globalData);
  for (const version of versionsOf(withoutDocs)) version.docs = [];
  return [
    `import { docsOf } from ${JSON.stringify(docsModule)};`,
    `const globalData = ${JSON.stringify(withoutDocs)};`,
    `for (const version of globalData['docusaurus-plugin-content-docs'].default.versions) {`,
    '  version.docs = docsOf(version.name);',
    '}',
    'export default globalData;',
    '',
  ].join('\n');
}
