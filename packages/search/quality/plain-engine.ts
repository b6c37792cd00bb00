import MiniSearch from 'minisearch';
import type { IndexRecord } from '../engine/index-records';
import type { Engine } from './measure';

/** MiniSearch as VitePress sets it up, over the same records with their aliases: the engine has to be better than it. */
export function plainEngine(records: readonly IndexRecord[]): Engine {
  const index = new MiniSearch<{ id: number }>({
    fields: ['title', 'titles', 'text', 'aliases'],
    searchOptions: {
      fuzzy: 0.2,
      prefix: true,
      boost: { title: 4, aliases: 4, text: 2, titles: 1 },
    },
  });
  index.addAll(
    records.map(({ title, hierarchy, text, words, aliases }, id) => ({
      id,
      title,
      titles: hierarchy.slice(0, -1).join(' '),
      text: `${text} ${words}`,
      aliases,
    })),
  );
  return (query) =>
    index.search(query).map(({ id }) => records[id as number]!.url);
}
