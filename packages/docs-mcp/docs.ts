import { indexesFile } from '@o1js-docs/project/paths';
import {
  type IndexRecord,
  type PackedTexts,
  type PackedTitles,
  unpackRecords,
} from '@o1js-docs/search/engine/index-records';
import {
  buildSearchIndex,
  type SearchIndex,
} from '@o1js-docs/search/engine/search-index';
import type { PackedTypes } from '@o1js-docs/search/engine/type-search';
import type { PublishedIndex } from '@o1js-docs/search/records/published';
import type { ReadFile } from './files';
import { nearestRelease } from './release';

/** An entry of symbols.json. */
export interface PublishedSymbol {
  name: string;
  kind: string;
  instance?: boolean;
  signature: string;
  summary?: string;
  since?: string;
  deprecated?: string;
  cost?: unknown;
  page?: string;
  example?: string;
  guides?: string[];
}

/** The documentation of a release. */
export interface Docs {
  o1js: string;
  /** Tells that another release was asked for; empty if it wasn't. */
  note: string;
  records: readonly IndexRecord[];
  index: SearchIndex;
  types: PackedTypes;
  symbols: () => Promise<readonly PublishedSymbol[]>;
  /** @param address path of a page from the origin. @returns its Markdown */
  page: (address: string) => Promise<string>;
}

/**
 * @param read reads the files of the site
 * @returns a function that loads the documentation of a release, or of the nearest one
 */
export function openDocs(read: ReadFile): (wanted?: string) => Promise<Docs> {
  const json = async <Content>(file: string) =>
    JSON.parse(await read(file)) as Content;
  const loaded = new Map<string, Promise<Omit<Docs, 'note'>>>();
  const load = async (version: PublishedIndex) => {
    const records = unpackRecords(
      await json<PackedTitles>(version.titles),
      await json<PackedTexts>(version.texts),
    );
    return {
      o1js: version.o1js,
      records,
      index: await buildSearchIndex(records),
      types: await json<PackedTypes>(version.types),
      symbols: async () =>
        (
          await json<{ symbols: PublishedSymbol[] }>(
            `${version.root}symbols.json`,
          )
        ).symbols,
      page: (address: string) => read(address.slice(version.base.length)),
    };
  };
  return async (wanted) => {
    const versions = await json<PublishedIndex[]>(indexesFile);
    const newest = versions[0]!.o1js;
    const documented = versions.map(({ o1js }) => o1js);
    const nearest = wanted ? nearestRelease(wanted, documented) : newest;
    const version = versions.find(({ o1js }) => o1js === nearest)!;
    const docs = loaded.get(nearest) ?? load(version);
    loaded.set(nearest, docs);
    docs.catch(() => loaded.delete(nearest));
    const note =
      wanted && wanted !== nearest
        ? `o1js ${wanted} is not documented. This is about ${nearest}, the nearest of ${documented.join(', ')}. Use "compare" to see what differs.`
        : '';
    return { ...(await docs), note };
  };
}
