import type { RootContent } from 'mdast';
import { addresses } from '@o1js-docs/project/addresses';
import type { ChecksFile } from '../parse/checks-of-page';
import { findStatedResults } from '../program/stated-results';
import { parseModule } from '../program/statements';
import type { Sample } from '../sample';

/**
 * @param others the page's samples and checks, which try the sample with wrong values
 * @returns the messages of the sample that end an attempt, and how many attempts each ends
 */
export function refusalsOf(
  { code }: Sample,
  others: readonly Sample[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const other of others) {
    for (const { kind, text } of findStatedResults(parseModule(other.code))
      .results) {
      const message = text.replace(/…$/, '');
      if (kind !== 'throws' || !code.includes(`'${message}'`)) continue;
      counts.set(message, (counts.get(message) ?? 0) + 1);
    }
  }
  return counts;
}

/** @returns what an attacker sees below a sample: how the page's attempts ended, with a link to their code */
export function attemptsNode(
  refusals: ReadonlyMap<string, number>,
  { file }: ChecksFile,
): RootContent {
  const ends = [...refusals].map(
    ([message, count]) =>
      `“${message}” ${count === 1 ? 'once' : `${count} times`}`,
  );
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['attempts'] } },
    children: [
      {
        type: 'text',
        value: `This page tries it, and the program refuses: ${ends.join(', ')}. `,
      },
      {
        type: 'link',
        url: `${addresses.docsRepository}/blob/main/${file}`,
        children: [{ type: 'text', value: 'See the attempts' }],
      },
    ],
  };
}
