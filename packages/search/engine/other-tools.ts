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
  const missing = otherTools
    .map((tool) => ` ${tool} `)
    .filter(
      (tool) =>
        !records.some(({ title, text, words, aliases }) =>
          spaced(`${title} ${text} ${words} ${aliases}`).includes(tool),
        ),
    );
  return (query) => missing.some((tool) => spaced(query).includes(tool));
}

function spaced(text: string): string {
  return ` ${queryTerms(text).join(' ')} `;
}
