import path from 'node:path';
import { logger } from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hostedIndex } from '../../config/search';
import { rowsByteBudget } from '../../config/search-constants';
import { releases } from '../../config/releases';
import { codeDigest } from '../kept-values';
import { addressOf } from '../symbols/address';
import { readTable } from '../symbols/table/read-table';
import type { PackedTypes } from './engine/type-search';
import { collectPages } from './records/collect-pages';
import {
  clientFile,
  manifestFile,
  pagesFile,
  rowParts,
  rowsFile,
  rowsPattern,
  writeClient,
  writeManifest,
} from './records/files';
import { type FittedRows, fitBudget } from './records/fit-budget';
import { packTypes } from './records/pack-types';
import type { PagesOfVersion } from './records/page';
import { SectionCache } from './records/section-cache';

const name = 'search';

/**
 * Cuts the pages of every docs version into records. Without a hosted index
 * the records are shipped as assets, one a version, and searched in the
 * reader's browser; with one they wait for `npm run search:push`, and the
 * browser searches them where the hosted index does not answer.
 */
export default function searchPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const pluginDir = path.join(siteDir, 'plugins', name);
  const generated = (file: string) =>
    path.join(generatedFilesDir, name, 'default', file);
  let isCut = false;
  return {
    name,

    async allContentLoaded({ allContent, actions }) {
      // Writing rows at every edit would compile the site a second time.
      if (isCut && process.env.NODE_ENV === 'development') return;
      isCut = true;
      const versions = collectVersions(allContent, siteDir);
      await actions.createData(pagesFile, JSON.stringify(versions));
      for (const { tag, version, pages } of versions) {
        const rows = fitBudget(pages, rowsByteBudget);
        warnOfSize(tag, rows);
        const types = JSON.stringify(typesOf(version, siteDir));
        for (const part of rowParts) {
          await actions.createData(
            rowsFile(tag, part),
            { ...rows, types }[part],
          );
        }
      }
      await actions.createData(
        clientFile,
        writeClient(hostedIndex ? 'hosted' : 'embedded'),
      );
      await actions.createData(
        manifestFile,
        writeManifest(versions.map(({ tag }) => tag)),
      );
    },

    configureWebpack(_config, isServer) {
      return {
        ...(!isServer && { optimization: keepLateStylesApart }),
        module: {
          rules: [
            {
              test: rowsPattern,
              type: 'asset/resource',
              generator: {
                filename: 'assets/search/[name].[contenthash:8][ext]',
              },
            },
          ],
        },
        resolve: {
          alias: {
            '@search/client$': generated(clientFile),
            '@search/manifest$': isServer
              ? path.join(pluginDir, 'client', 'no-manifest.ts')
              : generated(manifestFile),
          },
        },
      };
    },
  };
}

/** What a version's functions take and give; nothing where there is no reference, as on the fixture site. */
function typesOf(docsVersion: string, siteDir: string): PackedTypes {
  const release = releases.find((each) => each.docsVersion === docsVersion);
  const table = release && readTable(release, siteDir);
  return table
    ? packTypes(table.symbols, (symbol) => addressOf(symbol, release))
    : [];
}

/** Docusaurus puts all styles into one file, which each page waits for; those of the modal and of runs come with their scripts. */
const keepLateStylesApart = {
  splitChunks: {
    cacheGroups: {
      styles: { test: /^(?!.*(modal|run-sample)(\.module)?\.css$)/ },
    },
  },
};

/** Cuts what the docs plugins loaded; what has not changed since the last time comes from a cache. */
function collectVersions(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  siteDir: string,
): PagesOfVersion[] {
  const start = performance.now();
  const cache = new SectionCache(
    path.join(siteDir, '.cache', name, 'sections.json'),
    codeDigest('plugins/search/records', 'plugins/markdown'),
  );
  const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
  const versions = Object.entries(docs).flatMap(([pluginId, content]) =>
    (content as LoadedContent).loadedVersions.map((version) => ({
      tag: `docs-${pluginId}-${version.versionName}`,
      version: version.versionName,
      pages: collectPages(version, siteDir, cache),
    })),
  );
  cache.save();
  const seconds = (performance.now() - start) / 1000;
  if (seconds > 1)
    logger.info(`Search records: cut in ${seconds.toFixed(1)} s.`);
  return versions;
}

function warnOfSize(tag: string, { gzipBytes, share }: FittedRows): void {
  if (gzipBytes <= rowsByteBudget) return;
  logger.warn(
    `The search index of ${tag} weighs ${gzipBytes} bytes gzipped, more than ${rowsByteBudget}, ` +
      `although only ${share * 100} % of each text is in it. ` +
      'Leave pages out with `search_exclude: true` in their front matter, or raise the budget in config/search-constants.ts.',
  );
}
