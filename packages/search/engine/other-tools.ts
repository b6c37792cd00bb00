import type { IndexRecord } from './index-records';
import { queryTerms } from './words';

/** Tools and platforms that readers ask about. */
const otherTools = (
  'android, astro, aztec, cloudflare, deno, electron, flutter, golang, ios, ' +
  'kotlin, nuxt, python, react native, solana, starknet, svelte, trezor, unity, vue'
).split(', ');

/**
 * Lists the tools that no page mentions. A query with such a name should have
 * no results: its other words lead astray, and a name can be the beginning of
 * another word, like `deno` of `denominator`.
 *
 * @param records of one version
 * @returns a function that returns true if a query contains such a name
 */
export function toolsWithoutPage(
  records: readonly IndexRecord[],
): (query: string) => boolean {
  // All tools in one pass, because it runs before the first hit.
  const any = new RegExp(`\\b(?:${otherTools.join('|')})\\b`, 'gi');
  const known = new Set(
    records.flatMap(({ title, text, words, aliases }) =>
      (`${title} ${text} ${words} ${aliases}`.match(any) ?? []).map((tool) =>
        tool.toLowerCase(),
      ),
    ),
  );
  const missing = otherTools.filter((tool) => !known.has(tool));
  return (query) => {
    const asked = ` ${queryTerms(query).join(' ')} `;
    return missing.some((tool) => asked.includes(` ${tool} `));
  };
}
