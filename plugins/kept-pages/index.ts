import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failsOnContent, lightPages } from '../../config/environment';
import { docsFolder, releases } from '../../config/releases';
import { folderDigest, sharedDigest } from '../inputs-digest';
import { readRegistry, writeRegistry } from '../light-pages/generated/registry';
import { pageKeys } from './page-keys';
import { keptData, keptHtml, keyOfPage } from './store';

const name = 'kept-pages';

/** Neither compiles nor renders a version's pages whose inputs are those of an earlier build. See README.md. */
export default function keptPagesPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  // A stock site's browser bundle compiles all pages anyway.
  if (!lightPages || process.env.NODE_ENV !== 'production') return { name };

  let content: LoadedContent;
  const generated = (file: string) => path.join(generatedFilesDir, file);

  /** @returns the modules of kept pages, and a name for the versions that are kept */
  function writePages(): { modules: Set<string>; state: string } {
    const folders = releases.map(docsFolder);
    const shared = sharedDigest(siteDir, folders);
    const settings = [
      siteDir,
      JSON.stringify(siteConfig),
      String(failsOnContent),
      readFileSync(generated('globalData.json'), 'utf8'),
    ].join('\0');
    const pages: Record<string, { key: string; isKept: boolean }> = {};
    const modules = new Set<string>();
    const kept: string[] = [];
    for (const version of shared ? content.loadedVersions : []) {
      const release = releases.find(
        ({ docsVersion }) => docsVersion === version.versionName,
      );
      if (!release) continue;
      const own = folderDigest(siteDir, docsFolder(release));
      const keys = pageKeys([shared, own, settings].join('\0'), version);
      // All of a version or nothing: the bundler's cache is kept by version, see below.
      const isKept = [...keys.values()].every(
        (key) => keptHtml.has(key) && keptData.has(key),
      );
      for (const [address, key] of keys) {
        keyOfPage.set(address, key);
        pages[address] = { key, isKept };
      }
      if (!isKept) continue;
      kept.push(version.versionName);
      for (const { source } of version.docs) modules.add(source);
    }
    mkdirSync(generated(name), { recursive: true });
    writeFileSync(generated(`${name}/pages.json`), JSON.stringify(pages));
    return { modules, state: kept.join() };
  }

  return {
    name,

    allContentLoaded({ allContent }) {
      content = allContent['docusaurus-plugin-content-docs']!
        .default as LoadedContent;
    },

    configureWebpack(config, isServer) {
      if (!isServer) return {};
      const { modules, state } = writePages();
      const registry = readRegistry(
        readFileSync(generated('registry.js'), 'utf8'),
      );
      writeFileSync(
        generated(`${name}/registry.js`),
        writeRegistry(
          registry.filter(({ module }) => !modules.has(module)),
          {},
        ),
      );
      return {
        entry: {
          main: path.join(siteDir, `plugins/${name}/server/render-or-keep.ts`),
        },
        // Ahead of Docusaurus' own aliases of whole folders.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: {
          alias: {
            '@generated/registry$': generated(`${name}/registry.js`),
          },
        },
        experiments: cacheOf(config, state),
      };
    },
  };
}

/** What Docusaurus sets for Rspack's persistent cache; it types no bundler but webpack. */
interface Experiments {
  cache?: { version: string };
}

/**
 * The bundler forgets modules that a build does not have. So each set of kept
 * versions has a cache of its own, and what one build leaves out is there for
 * the next that has it.
 */
function cacheOf(config: { experiments?: object }, state: string): object {
  const { cache } = (config.experiments ?? {}) as Experiments;
  return cache
    ? { cache: { ...cache, version: `${cache.version}-${state}` } }
    : {};
}
