import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { Doc } from '../doc-table';

/** What Docusaurus tells every page of the site about the docs plugin. */
export interface GlobalVersion {
  name: string;
  path: string;
  docs: Doc[];
}

/** The files of .docusaurus that grow with the number of pages. */
export interface GeneratedFiles {
  registry: string;
  routes: string;
  /** By route, its chunks by the name of the prop that they become; `__comp` is the route's component. */
  routesChunkNames: Record<string, Record<string, unknown>>;
  globalData: Record<string, unknown>;
  /** What each version tells its pages, by the module that the registry imports. */
  versionProps: Record<string, PropVersionMetadata>;
}

/** Props of the docs plugin's routes: of its versions, and of categories that have a page. */
const propsFolder = 'docusaurus-plugin-content-docs/default/p';

/**
 * @param folder absolute path of .docusaurus
 * @throws Error when a file is not there or is no JSON
 */
export function readGeneratedFiles(folder: string): GeneratedFiles {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const readJson = (file: string): unknown => JSON.parse(read(file));
  const registry = read('registry.js');
  const versionProps: GeneratedFiles['versionProps'] = {};
  for (const file of readdirSync(path.join(folder, propsFolder))) {
    const module = `@generated/${propsFolder}/${file}`;
    // Docusaurus leaves the files of earlier builds there.
    if (!registry.includes(module)) continue;
    const { version } = readJson(`${propsFolder}/${file}`) as {
      version?: PropVersionMetadata;
    };
    if (version) versionProps[module] = version;
  }
  return {
    registry,
    routes: read('routes.js'),
    routesChunkNames: readJson(
      'routesChunkNames.json',
    ) as GeneratedFiles['routesChunkNames'],
    globalData: readJson('globalData.json') as GeneratedFiles['globalData'],
    versionProps,
  };
}
