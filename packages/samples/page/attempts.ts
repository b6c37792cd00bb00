import type { RootContent } from 'mdast';
import { addresses } from '@o1js-docs/project/addresses';
import type { ChecksFile } from '../parse/checks-of-page';
import { findStatedResults } from '../program/stated-results';
import { parseModule } from '../program/statements';
import type { Sample } from '../sample';

/** @returns the messages with which attempts end: what samples and checks of a page state after `// throws` */
export function statedErrors(samples: readonly Sample[]): string[] {
  return samples
    .flatMap(({ code }) => findStatedResults(parseModule(code)).results)
    .filter(({ kind }) => kind === 'throws')
    .map(({ text }) => text.replace(/…$/, ''));
}

/** @returns the messages that are those of the sample, and how many attempts each ends */
export function refusalsOf(
  { code }: Sample,
  errors: readonly string[],
): Map<string, number> {
  const own = errors.filter((message) => code.includes(`'${message}'`));
  return new Map(
    own.map((message) => [message, own.filter((x) => x === message).length]),
  );
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
