import type { Code, RootContent } from 'mdast';
import type { SampleLink } from '../../../src/text/sampleLink';
import { linksData } from '../../symbols/samples/links';
import { block, line, text } from './elements';
import { typeNames } from './type-links';

/** A longer signature is folded to its head. */
const mostLines = 12;

/**
 * @param code a signature
 * @param own the name that it declares
 * @param addressOf gives the address of a type; undefined for a type without a page
 * @param ids of parts that say no more than the signature
 * @returns the signature, whose types are links
 */
export function signatureBlock(
  code: Code,
  own: string,
  addressOf: (name: string) => string | undefined,
  ids: readonly string[],
): RootContent {
  const links = typeNames(code.value, own).flatMap(
    ({ line: row, column, name }): SampleLink[] => {
      const address = addressOf(name);
      // A dotted name is several tokens of the theme, of which one can be a link.
      const last = name.lastIndexOf('.') + 1;
      return address ? [[row, column + last, name.length - last, address]] : [];
    },
  );
  const node: Code = {
    ...code,
    data: linksData(links),
  };
  const lines = code.value.split('\n');
  const signature = ids.reduce<RootContent>(
    (inside, id) => block('div', { id }, [inside]),
    block('div', { class: 'api-signature' }, [node]),
  );
  return lines.length <= mostLines
    ? signature
    : block('details', {}, [
        line('summary', {}, [
          { type: 'inlineCode', value: headOf(lines[0]!) },
          text(` ${lines.length} lines`),
        ]),
        signature,
      ]);
}

/** The first line, with its open bracket closed. */
function headOf(first: string): string {
  const start = first.length > 100 ? `${first.slice(0, 100)}…` : first;
  return /[{([<]$/.test(start) ? `${start} … }` : start;
}
