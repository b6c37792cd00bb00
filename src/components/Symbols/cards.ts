import type { Card, Cards } from '@o1js-docs/api-docs/symbols/card';
const files = new Map<string, Promise<Cards>>();

/**
 * @param link to a symbol in the reference of any version
 * @returns cards of the symbols that the link can mean; empty if there are none
 * @throws Error if the cards cannot be loaded
 */
export async function cardsOf(link: HTMLAnchorElement): Promise<Card[]> {
  const { pathname, hash } = new URL(link.href);
  const file = `${pathname.replace('/api-reference/', '/symbols/').replace(/\/$/, '')}.json`;
  const cards = (await load(file))[decodeURIComponent(hash.slice(1))] ?? [];
  const named = cards.filter(
    ({ name }) => name.split('.').at(-1) === link.textContent,
  );
  return named.length > 0 ? named : cards.slice(0, 1);
}

function load(file: string): Promise<Cards> {
  const known = files.get(file);
  if (known) return known;
  const loading = fetch(file).then((response) => {
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json() as Promise<Cards>;
  });
  files.set(file, loading);
  // The next call tries again.
  loading.catch(() => files.delete(file));
  return loading;
}
