import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { shownLetters } from './constants';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { indexesFile } from '@o1js-docs/project/paths';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { addressOf } from '@o1js-docs/api-docs/symbols/address';
import { readTable } from '@o1js-docs/api-docs/symbols/table/read-table';
import type { PackedTypes } from './engine/type-search';
import { collectPages } from './records/collect-pages';
import {
  clientFile,
  manifestFile,
  pagesFile,
  indexParts,
  indexFile,
  indexPattern,
  writeClient,
  writeManifest,
} from './records/files';
import { addFormerNames } from './records/other-names';
import { packPages } from './records/pack-pages';
import { packTypes } from './records/pack-types';
import type { PagesOfVersion } from './records/page';
import type { PublishedIndex } from './records/published';

const name = 'search';

interface Options {
  /** The browser asks a hosted index first. */
  isHosted: boolean;
  /** @returns all redirects to the given pages, below the site's base */
  allRedirects: (pages: readonly string[]) => { from: string; to: string }[];
}

/** Folder of the indexes in the build. */
const indexFolder = 'assets/search';

/**
 * Turns the pages of every docs version into an index, which the site ships as
 * assets and the reader's browser searches. If a hosted index is configured,
 * the browser asks that first, and `npm run search:push` fills it.
 */
export default function searchPlugin(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  // Docusaurus types no plugin's options.
  options: unknown,
): Plugin {
  const { isHosted, allRedirects } = options as Options;
  const generated = (file: string) =>
    path.join(generatedFilesDir, name, 'default', file);
  let isWritten = false;
  return {
    name,

    async allContentLoaded({ allContent, actions }) {
      // A new index at every edit would compile the site a second time.
      if (isWritten && process.env.NODE_ENV === 'development') return;
      isWritten = true;
      const versions = collectVersions(allContent, siteDir, allRedirects([]));
      await actions.createData(pagesFile, JSON.stringify(versions));
      for (const { tag, version, pages } of versions) {
        const isCurrent = version === 'current';
        const index = {
          ...packPages(pages, shownLetters[isCurrent ? 'current' : 'archived']),
          types: typesOf(version, siteDir),
        };
        for (const part of indexParts)
          await actions.createData(
            indexFile(tag, part),
            JSON.stringify(index[part]),
          );
      }
      await actions.createData(
        clientFile,
        writeClient(isHosted ? 'hosted' : 'embedded'),
      );
      await actions.createData(
        manifestFile,
        writeManifest(versions.map(({ tag }) => tag)),
      );
    },

    configureWebpack(_config, isServer) {
      return {
        ...(!isServer && { optimization: lateStyles }),
        module: {
          rules: [
            {
              test: indexPattern,
              type: 'asset/resource',
              generator: {
                filename: `${indexFolder}/[name].[contenthash:8][ext]`,
              },
            },
          ],
        },
        resolve: {
          alias: {
            '@search/client$': generated(clientFile),
            '@search/manifest$': isServer
              ? fileURLToPath(new URL('client/no-manifest.ts', import.meta.url))
              : generated(manifestFile),
          },
        },
      };
    },

    postBuild({ outDir }) {
      const files = readdirSync(path.join(outDir, indexFolder));
      writeFileSync(
        path.join(outDir, indexesFile),
        JSON.stringify(publishedIndexes(files, baseUrl)),
      );
    },
  };
}

/** @returns the release, the root and the files of each version's index, for programs that search it */
function publishedIndexes(
  files: readonly string[],
  base: string,
): PublishedIndex[] {
  return releases.map((release) => {
    const [titles, texts, types] = indexParts
      .map((part) =>
        files.find((file) =>
          file.startsWith(`docs-default-${release.docsVersion}.${part}.`),
        ),
      )
      .map((file) => `${indexFolder}/${file}`) as [string, string, string];
    const { o1jsVersion: o1js } = installedRelease(release, projectFolder);
    return { o1js, base, root: urlPrefix(release), titles, texts, types };
  });
}

/** @returns the types of a version's functions; none on the fixture site, which has no reference. */
function typesOf(docsVersion: string, siteDir: string): PackedTypes {
  const release = releases.find((each) => each.docsVersion === docsVersion);
  const table = release && readTable(release, siteDir);
  return table
    ? packTypes(table.symbols, (symbol) => addressOf(symbol, release))
    : [];
}

/** Docusaurus puts all styles into one file, which blocks each page. The styles of the modal and of runs stay with their scripts. */
const lateStyles = {
  splitChunks: {
    cacheGroups: {
      styles: { test: /^(?!.*(modal|run-sample)(\.module)?\.css$)/ },
    },
  },
};

/** Splits the pages that the docs plugins loaded. Unchanged pages come from a cache. */
function collectVersions(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  siteDir: string,
  redirects: ReturnType<Options['allRedirects']>,
): PagesOfVersion[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default;
  return (docs as LoadedContent).loadedVersions.map((version) => {
    const { versionName } = version;
    const pages = collectPages(version, siteDir);
    // A name that is gone from Current is gone from older releases, too.
    addFormerNames(pages, redirects, version.path.replace(/\/?$/, '/'));
    return { tag: `docs-default-${versionName}`, version: versionName, pages };
  });
}
