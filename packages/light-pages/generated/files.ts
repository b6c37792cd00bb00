import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { Doc } from '../doc-table';
import { unknownShape } from '../unknown-shape';

/** What Docusaurus tells every page of the site about the docs plugin. */
export interface GlobalVersion {
  name: string;
  path: string;
  docs: Doc[];
}

/** Chunks of a route by the name of the prop that they become; `__comp` is the route's component. */
export type ChunkNames = Record<string, unknown>;

/** The files of .docusaurus that grow with the number of pages. */
export interface GeneratedFiles {
  registry: string;
  routes: string;
  routesChunkNames: Record<string, ChunkNames>;
  globalData: Record<string, unknown>;
  /** What each version tells its pages, by the module that the registry imports. */
  versionProps: Record<string, PropVersionMetadata>;
}

/**
 * @param folder absolute path of .docusaurus
 * @throws Error when a file is not there or is no JSON
 */
export function readGeneratedFiles(folder: string): GeneratedFiles {
  try {
    return readAll(folder);
  } catch (error) {
    throw unknownShape(`.docusaurus cannot be read: ${String(error)}`);
  }
}

function readAll(folder: string): GeneratedFiles {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const registry = read('registry.js');
  return {
    registry,
    routes: read('routes.js'),
    routesChunkNames: JSON.parse(
      read('routesChunkNames.json'),
    ) as GeneratedFiles['routesChunkNames'],
    globalData: JSON.parse(
      read('globalData.json'),
    ) as GeneratedFiles['globalData'],
    versionProps: Object.fromEntries(
      [...registry.matchAll(propsImport)].flatMap(([, module, file]) => {
        const { version } = JSON.parse(read(file!)) as VersionFile;
        return version ? [[module!, version]] : [];
      }),
    ),
  };
}

/** Props of the docs plugin's routes: of its versions, and of categories that have a page. */
const propsImport =
  /import\([^"]*"[^"]*" \*\/ "(@generated\/(docusaurus-plugin-content-docs\/default\/p\/[^"]+\.json))"\)/g;

interface VersionFile {
  version?: PropVersionMetadata;
}

/** Where the docs plugin's versions are in the global data. */
export const docsPlugin = {
  name: 'docusaurus-plugin-content-docs',
  id: 'default',
} as const;

const docProperties = ['id', 'path', 'sidebar'];

/**
 * @returns the versions of the docs plugin
 * @throws Error when the global data has no such list
 */
export function globalVersions(
  globalData: GeneratedFiles['globalData'],
): GlobalVersion[] {
  const plugins = globalData[docsPlugin.name] as
    Record<string, { versions?: GlobalVersion[] }> | undefined;
  const versions = plugins?.[docsPlugin.id]?.versions;
  if (!Array.isArray(versions) || !versions.every(isVersion)) {
    throw unknownShape('globalData.json has no docs with id, path and sidebar');
  }
  return versions;
}

function isVersion({ name, path: home, docs }: Partial<GlobalVersion>) {
  return (
    typeof name === 'string' &&
    typeof home === 'string' &&
    Array.isArray(docs) &&
    docs.every(
      (doc) =>
        typeof doc.id === 'string' &&
        typeof doc.path === 'string' &&
        Object.keys(doc).every((key) => docProperties.includes(key)),
    )
  );
}
