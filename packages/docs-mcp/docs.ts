import { indexesFile } from '@o1js-docs/project/paths';
import type { SymbolCost } from '@o1js-docs/api-docs/symbols/costs/cost';
import {
  type PackedTexts,
  type PackedTitles,
  unpackRecords,
} from '@o1js-docs/search/engine/index-records';
import { buildSearchIndex } from '@o1js-docs/search/engine/search-index';
import type { PackedTypes } from '@o1js-docs/search/engine/type-search';
import type { PublishedIndex } from '@o1js-docs/search/records/published';
import { type ReadFile, remember } from './files';
import { nearestRelease } from './release';

/** An entry of symbols.json. */
export interface PublishedSymbol {
  name: string;
  cost?: SymbolCost;
  /** Signature, summary, example and more. */
  [property: string]: unknown;
}

/** The documentation of a release. */
export type Docs = Awaited<ReturnType<typeof loadDocs>>;

/**
 * @param read reads the files of the site
 * @returns a function that loads the documentation of a release, or of the nearest one with a note that says so
 */
export function openDocs(
  read: ReadFile,
): (wanted?: string) => Promise<{ docs: Docs; note: string }> {
  const list = remember(
    async (file: string) => JSON.parse(await read(file)) as PublishedIndex[],
  );
  const load = remember((version: PublishedIndex) => loadDocs(version, read));
  return async (wanted) => {
    const versions = await list(indexesFile);
    const documented = versions.map(({ o1js }) => o1js);
    const nearest = nearestRelease(wanted ?? documented[0]!, documented);
    const docs = await load(versions.find(({ o1js }) => o1js === nearest)!);
    const note =
      wanted && wanted !== nearest
        ? `o1js ${wanted} is not documented. This is about ${nearest}, the nearest of ${documented.join(', ')}. Use "compare" to see what differs.`
        : '';
    return { docs, note };
  };
}

async function loadDocs(version: PublishedIndex, read: ReadFile) {
  const json = async <Content>(file: string) =>
    JSON.parse(await read(file)) as Content;
  const records = unpackRecords(
    await json<PackedTitles>(version.titles),
    await json<PackedTexts>(version.texts),
  );
  const symbolsFile = `${version.root}symbols.json`;
  return {
    o1js: version.o1js,
    records,
    index: await buildSearchIndex(records),
    types: await json<PackedTypes>(version.types),
    symbols: async () =>
      (await json<{ symbols: PublishedSymbol[] }>(symbolsFile)).symbols,
    /** @param address path of a page from the origin. @returns its Markdown */
    page: (address: string) => read(address.slice(version.base.length)),
  };
}
