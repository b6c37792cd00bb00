import path from 'node:path';
import type { PackedVersionProps } from '../client/version-props';
import { type DocTable, packDocs } from '../doc-table';
import { packSidebars } from '../sidebars';
import { unknownShape } from '../unknown-shape';
import { docsPlugin, type GeneratedFiles, globalVersions } from './files';
import { readRegistry, type RegistryEntry, writeRegistry } from './registry';
import { type PageRoute, readPageRoutes, replaceRoutes } from './routes';

/** The modules that the browser gets instead of Docusaurus' own, by file name. */
export type LightFiles = Record<string, string>;

/** What the light files need to know of the site and of this plugin. */
export interface LightenOptions {
  /** @returns true if a page, e.g. `@site/docs/index.mdx`, may show or link files */
  mayHaveFiles: (module: string) => boolean;
  /** Absolute paths of this plugin's modules that run in the browser. */
  client: {
    docs: string;
    docRoutes: string;
    contentStyles: string;
    versionProps: string;
  };
  /** Absolute path of the folder that the light files will be in. */
  folder: string;
}

/** A chunk that nothing loads: the bundler copies the files and the styles of what it compiles. */
const contentChunk = 'content';

/**
 * Takes out of Docusaurus' generated files what grows with the number of
 * pages, and puts a table of the pages in its place.
 *
 * @throws Error when a file is not as Docusaurus 3.10 writes it
 */
export function lighten(
  generated: GeneratedFiles,
  options: LightenOptions,
): LightFiles {
  const registry = readRegistry(generated.registry);
  const docItem = chunkOf('@theme/DocItem', registry);
  const versions = globalVersions(generated.globalData);
  const pages = pagesOfRoutes(generated, registry, docItem);

  const light = new Map<string, { version: string; chunk: string }>();
  const withFiles: string[] = [];
  const chunkNames = { ...generated.routesChunkNames };
  const tables = versions.map((version) => {
    for (const doc of version.docs) {
      const page = pages.get(doc.path);
      if (!page) throw unknownShape(`routes.js has no page at ${doc.path}`);
      if (options.mayHaveFiles(page.module)) withFiles.push(page.module);
      light.set(page.key, { version: version.name, chunk: page.chunk });
      delete chunkNames[page.key];
    }
    const { module, props } = propsOf(version.name, generated);
    const packed = packSidebars(props.docsSidebars, version.docs);
    return {
      module,
      props: { ...props, docsSidebars: packed.sidebars },
      table: packDocs(version, packed.docs),
      file: `version-${version.name}.js`,
    };
  });

  const removed = new Set([...light.values()].map(({ chunk }) => chunk));
  // Only cards of pages show titles and descriptions.
  const hasCards = registry.some(({ module }) => module === categoryIndex);
  const { client, folder } = options;
  return {
    'registry.js': writeRegistry(
      registry.filter(
        ({ chunk, module }) =>
          !removed.has(chunk) && !(module in generated.versionProps),
      ),
      {
        [contentChunk]: path.join(folder, `${contentChunk}.js`),
        ...Object.fromEntries(
          tables.map(({ module, file }) => [
            chunkOf(module, registry),
            path.join(folder, file),
          ]),
        ),
      },
    ),
    'routes.js': replaceRoutes(
      generated.routes,
      ({ key }) => light.get(key)?.version,
      (version) => `docRoutes(${JSON.stringify(version)})`,
      `import { docRoutes } from ${JSON.stringify(client.docRoutes)};\n`,
    ),
    'routesChunkNames.json': JSON.stringify(chunkNames),
    'globalData.js': writeGlobalData(generated.globalData, client.docs),
    [`${contentChunk}.js`]: [client.contentStyles, ...withFiles]
      .map((module) => `import ${JSON.stringify(module)};\n`)
      .join(''),
    'docTable.json': JSON.stringify({
      docItem,
      versions: tables.map(({ table }) => table),
    } satisfies DocTable),
    ...Object.fromEntries(
      tables.map(({ file, props }) => [
        file,
        writeVersionProps(
          hasCards ? props : { ...props, docs: {} },
          client.versionProps,
        ),
      ]),
    ),
  };
}

/** The page of a category that is no page of its own. */
const categoryIndex = '@theme/DocCategoryGeneratedIndexPage';

function propsOf(version: string, { versionProps }: GeneratedFiles) {
  const found = Object.entries(versionProps).find(
    ([, props]) => props.version === version,
  );
  if (!found) throw unknownShape(`registry.js has no props of ${version}`);
  const [module, props] = found;
  if (!Object.values(props.docsSidebars ?? [null]).every(Array.isArray)) {
    throw unknownShape(`the props of ${version} have no list of each sidebar`);
  }
  return { module, props };
}

function writeVersionProps(
  props: PackedVersionProps,
  unpackModule: string,
): string {
  return [
    `import { unpackVersionProps } from ${JSON.stringify(unpackModule)};`,
    `export default unpackVersionProps(${JSON.stringify(props)});`,
    '',
  ].join('\n');
}

interface DocPage extends PageRoute {
  /** The chunk of the page's content, and what it imports. */
  chunk: string;
  module: string;
}

/** The routes that the docs plugin made, by path. */
function pagesOfRoutes(
  { routes, routesChunkNames }: GeneratedFiles,
  registry: readonly RegistryEntry[],
  docItem: string,
): Map<string, DocPage> {
  const modules = new Map(registry.map(({ chunk, module }) => [chunk, module]));
  const pages = new Map<string, DocPage>();
  for (const route of readPageRoutes(routes)) {
    const { __comp, content, ...others } = routesChunkNames[route.key] ?? {};
    if (__comp !== docItem) continue;
    const module = modules.get(content as string);
    if (module === undefined || Object.keys(others).length > 0) {
      throw unknownShape(
        `the page ${route.path} is made of more than its content`,
      );
    }
    if (!pages.has(route.path)) {
      pages.set(route.path, { ...route, chunk: content as string, module });
    }
  }
  return pages;
}

function chunkOf(module: string, registry: readonly RegistryEntry[]): string {
  const found = registry.find((entry) => entry.module === module);
  if (!found) throw unknownShape(`registry.js does not import ${module}`);
  return found.chunk;
}

function writeGlobalData(
  globalData: GeneratedFiles['globalData'],
  docsModule: string,
): string {
  const withoutDocs = structuredClone(globalData);
  for (const version of globalVersions(withoutDocs)) version.docs = [];
  const { name, id } = docsPlugin;
  return [
    `import { docsOf } from ${JSON.stringify(docsModule)};`,
    `const globalData = ${JSON.stringify(withoutDocs)};`,
    `for (const version of globalData[${JSON.stringify(name)}][${JSON.stringify(id)}].versions) {`,
    '  version.docs = docsOf(version.name);',
    '}',
    'export default globalData;',
    '',
  ].join('\n');
}
