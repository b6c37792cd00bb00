import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import type { SymbolCost } from '../../symbols/costs/cost';
import { layOutPage } from './layout';
import type { SymbolMetadata } from './metadata';
import { noContext } from './page-context';
import type { Section } from './sections';

const call = (rows: number) => ({ rows, gates: {} });

function section(
  title: string,
  depth: Heading['depth'],
  sections: Section[] = [],
): Section {
  const heading: Heading = {
    type: 'heading',
    depth,
    data: { hProperties: { id: title } },
    children: [{ type: 'text', value: title }],
  };
  return { heading, title, source: [], content: [], sections };
}

/** A class with members of these costs; of those that are lists, what they have inside. */
function laidOut(
  costs: Readonly<Record<string, SymbolMetadata['costs']>>,
): Root {
  const names = Object.keys(costs);
  const members = names.map((name) => section(name, 3));
  const page = section('X', 1, [section('Methods', 2, members)]);
  const metadata = new Map(
    names.map((name): [string, SymbolMetadata] => [
      name,
      {
        symbol: {
          name: `X.${name}`,
          kind: 'method',
          signature: `${name}(): X`,
          declarations: [],
        },
        changes: [],
        isExperimental: false,
        costs: costs[name]!,
        examples: [],
        sections: [],
      },
    ]),
  );
  const urlOf = ({ page: guide }: { page: string }) => `../${guide}`;
  return {
    type: 'root',
    children: layOutPage(page, { ...noContext, metadata, urlOf }),
  };
}

const own = (cost: SymbolCost): SymbolMetadata['costs'] => [{ cost }];

const root = laidOut({
  add: own({ '': call(4.5) }),
  hash: own({ '1 field': call(12), '8 fields': call(51) }),
  toBigInt: own('constants only'),
  unknown: [],
  gadgets: [{ member: 'xor', cost: { '': call(3) } }, { member: 'or', cost: { '': call(5) } }],
}); // prettier-ignore

function textsOf(name: string): string[] {
  const texts: string[] = [];
  visit(root, (node) => {
    const data = node.data;
    if (data?.hProperties?.className?.includes(name)) {
      texts.push(toString(node));
    }
  });
  return texts;
}

test('the table has rows beside names, and leads to what a row is', () => {
  const rows: string[][] = [];
  visit(root, 'tableRow', ({ children }) => {
    rows.push(children.slice(0, 2).map((cell) => toString(cell)));
  });
  expect(rows).toEqual([
    ['Member', 'Rows'],
    ['add', '4.5'],
    ['hash', '12–51'],
    ['toBigInt', ''],
    ['unknown', ''],
    ['gadgets', ''],
  ]);
  const links: string[] = [];
  visit(root, 'link', ({ url }) => {
    if (url.includes('constraint-systems')) links.push(url);
  });
  expect(links).toHaveLength(1);
});

test('a member states its cost; several are a list', () => {
  expect(textsOf('api-facts')).toEqual(['4.5 rows', 'constants only']);
  expect(textsOf('api-costs')).toEqual([
    '12 rows (1 field)51 rows (8 fields)',
    'xor: 3 rowsor: 5 rows',
  ]);
});
