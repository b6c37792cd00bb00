import { shortCost } from '../../symbols/costs/words';
import type { Description } from './description';
import { type Content, element } from './elements';
import type { SymbolMetadata } from './metadata';
import { escaped, inlineCode } from './pieces';

/** A reader sees fewer members at once without a table. */
const fewest = 4;

/** A longer type would break the table. */
const longestType = 40;

/**
 * @param metadata of the symbols on a page, by anchor
 * @param sections of members, in their order
 * @param rowsHeading the heading of the column of costs
 * @returns a table of the page's own members, and a line of those that it inherits
 */
export function memberTable(
  metadata: ReadonlyMap<string, SymbolMetadata>,
  sections: readonly Description[],
  rowsHeading: () => string,
): Content {
  const members = sections.flatMap((section) => {
    const found = metadata.get(section.id!);
    return found ? [{ link: linkTo(section, found), metadata: found }] : [];
  });
  if (members.length < fewest) return [];
  const isOwn = ({ metadata: { symbol } }: (typeof members)[number]) =>
    !symbol.inheritedFrom;
  const own = members.filter(isOwn);
  const inherited = members.filter((each) => !isOwn(each));
  const isDated = own.some((each) => each.metadata.since);
  const hasCosts = own.some((each) => rowsOf(each.metadata));
  // Rows are next to the name, so that a phone shows them.
  const row = (cells: readonly (string | false)[]) =>
    `| ${cells.filter((cell) => cell !== false).join(' | ')} |`;
  const table = [
    row([
      'Member',
      hasCosts && rowsHeading(),
      'What it is',
      isDated && 'Since',
    ]),
    row(['---', hasCosts && '---', '---', isDated && '---']),
    ...own.map(({ link, metadata: each }) =>
      row([
        link,
        hasCosts && rowsOf(each),
        meaning(each),
        isDated && (each.since?.at(-1) ?? ''),
      ]),
    ),
  ].join('\n');
  const others = inherited.map(({ link }) => link).join(', ');
  return [
    own.length > 0 && element('api-members', table),
    others && element('api-small', `Inherited: ${others}`),
  ];
}

/** A member that is an object has several costs, which its own section lists. */
function rowsOf({ costs }: SymbolMetadata): string {
  const own = costs.find(({ member }) => member === undefined);
  return shortCost(own?.cost);
}

function meaning({ symbol }: SymbolMetadata): string {
  const { summary, signature, deprecated } = symbol;
  if (deprecated !== undefined) return `Deprecated. ${escaped(summary ?? '')}`;
  if (summary) return escaped(summary);
  const type = /^[\w ]+\??: (?<type>[^\n]+)$/.exec(signature)?.groups?.type;
  return type && type.length <= longestType
    ? inlineCode(type).replaceAll('|', '\\|')
    : '';
}

/** `ZkProgram.Proof` is another member than the `Proof` of what `ZkProgram` returns. */
function linkTo(
  { title, id }: Description,
  { symbol }: SymbolMetadata,
): string {
  const name = symbol.name.split('.').at(-1)!;
  const shown = title.endsWith(`.${name}`) ? title : name;
  return `[${inlineCode(shown)}](#${id})`;
}
