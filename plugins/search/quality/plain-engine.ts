import MiniSearch from 'minisearch';
import type { Row } from '../engine/rows';
import type { Engine } from './measure';

/**
 * MiniSearch as VitePress sets it up, over the same rows: what the engine has
 * to be better than.
 */
export function plainEngine(rows: readonly Row[]): Engine {
  const index = new MiniSearch<{ id: number }>({
    fields: ['title', 'titles', 'text'],
    searchOptions: {
      fuzzy: 0.2,
      prefix: true,
      boost: { title: 4, text: 2, titles: 1 },
    },
  });
  index.addAll(
    rows.map(({ title, hierarchy, text, words }, id) => ({
      id,
      title,
      titles: hierarchy.slice(0, -1).join(' '),
      text: `${text} ${words}`,
    })),
  );
  return (query) =>
    index.search(query).map(({ id }) => rows[id as number]!.url);
}
