import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { shortCost } from '../../symbols/costs/words';
import type { SymbolMetadata, MetadataById } from './metadata';
import { block, line, text } from './elements';

/** A reader sees fewer members at once without a table. */
const fewest = 4;

/** A longer type would break the table. */
const longestType = 40;

/**
 * @param metadata of the symbols on a page
 * @param headings the headings of members, in their order
 * @param rowsHeading the heading of the column of costs
 * @returns a table of the page's own members, and a line of those that it inherits
 */
export function memberTable(
  metadata: MetadataById,
  headings: readonly { id: string; title: string }[],
  rowsHeading: () => PhrasingContent[],
): RootContent[] {
  const members = headings.flatMap(({ id, title }) => {
    const found = metadata.get(id);
    return found ? [{ id, name: nameOf(found, title), metadata: found }] : [];
  });
  if (members.length < fewest) return [];
  const own = members.filter(
    ({ metadata: each }) => !each.symbol.inheritedFrom,
  );
  const inherited = members.filter(
    ({ metadata: each }) => each.symbol.inheritedFrom,
  );
  const isDated = own.some(({ metadata: { since } }) => since);
  const hasCosts = own.some(({ metadata: each }) => rowsOf(each));
  // Rows are next to the name, so that a phone shows them.
  const table: Table = {
    type: 'table',
    children: [
      row([
        [text('Member')],
        ...(hasCosts ? [rowsHeading()] : []),
        [text('What it is')],
        ...(isDated ? [[text('Since')]] : []),
      ]),
      ...own.map(({ id, name, metadata: each }) =>
        row([
          [memberLink(id, name)],
          ...(hasCosts ? [[text(rowsOf(each))]] : []),
          meaning(each),
          ...(isDated ? [[text(each.since?.at(-1) ?? '')]] : []),
        ]),
      ),
    ],
  };
  return [
    ...(own.length > 0
      ? [block('div', { class: 'api-members' }, [table])]
      : []),
    ...(inherited.length > 0
      ? [
          line('p', { class: 'api-small' }, [
            text('Inherited: '),
            ...inherited.flatMap(({ id, name }, i) => [
              text(i > 0 ? ', ' : ''),
              memberLink(id, name),
            ]),
          ]),
        ]
      : []),
  ];
}

/** A member that is an object has several costs, which its own section lists. */
function rowsOf({ costs }: SymbolMetadata): string {
  const own = costs.find(({ member }) => member === undefined);
  return shortCost(own?.cost);
}

function meaning({ symbol }: SymbolMetadata): PhrasingContent[] {
  const { summary, signature, deprecated } = symbol;
  if (deprecated !== undefined)
    return [text('Deprecated. '), text(summary ?? '')];
  if (summary) return [text(summary)];
  const type = /^[\w ]+\??: (?<type>[^\n]+)$/.exec(signature)?.groups?.type;
  const shown = type ?? fieldsOf(signature);
  return shown && shown.length <= longestType
    ? [{ type: 'inlineCode', value: shown }]
    : [];
}

/** The properties of an object type, cut to the length of a row. */
function fieldsOf(signature: string): string | undefined {
  if (!/^[\w ]+\??: \{\n[^]*\n\};?$/.test(signature)) return undefined;
  const lines = signature.split('\n').slice(1);
  const indent = /^ */.exec(lines[0]!)![0];
  const names = lines.flatMap((each) =>
    each.startsWith(indent)
      ? (/^\w+/.exec(each.slice(indent.length)) ?? []).slice(0, 1)
      : [],
  );
  const all = `{ ${names.join(', ')} }`;
  if (all.length <= longestType) return all;
  return `{ ${names.slice(0, 2).join(', ')}, … }`;
}

/** `ZkProgram.Proof` is another member than the `Proof` of what `ZkProgram` returns. */
function nameOf({ symbol }: SymbolMetadata, title: string): string {
  const name = symbol.name.split('.').at(-1)!;
  return title.endsWith(`.${name}`) ? title : name;
}

function memberLink(id: string, name: string): PhrasingContent {
  return {
    type: 'link',
    url: `#${id}`,
    children: [{ type: 'inlineCode', value: name }],
  };
}

function row(cells: PhrasingContent[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  };
}
