import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import type { SymbolMetadata } from './metadata';
import { memberTable } from './member-table';

const member = (name: string, signature: string): SymbolMetadata => ({
  symbol: { name, kind: 'property', signature, declarations: [] },
  changes: [],
  isExperimental: false,
  costs: [],
  examples: [],
  sections: [],
});

test('a row has the fields of an object type, and whose member a second one of the name is', () => {
  const members: [title: string, metadata: SymbolMetadata][] = [
    ['Proof', member('P.Proof', 'Proof: string')],
    ['P.Proof', member('P.Proof', 'const Proof: number')],
    [
      'timing',
      member('P.timing', 'timing: {\n    isTimed: Bool;\n    by: { a: 1 };\n}'),
    ],
    [
      'zkapp?',
      member(
        'P.zkapp',
        'zkapp?: {\n    appState: {\n        inner: Field;\n    };\n    verificationKey: string;\n    zkappVersion: UInt32;\n}',
      ),
    ],
  ];
  const nodes = memberTable(
    new Map(members.map(([title, metadata]) => [title, metadata])),
    members.map(([title]) => ({ id: title, title })),
    () => [],
  );
  const rows: string[][] = [];
  visit({ type: 'root', children: nodes }, 'tableRow', ({ children }) => {
    rows.push(children.map((cell) => toString(cell)));
  });
  expect(rows.slice(1)).toEqual([
    ['Proof', 'string'],
    ['P.Proof', 'number'],
    ['timing', '{ isTimed, by }'],
    ['zkapp', '{ appState, verificationKey, … }'],
  ]);
});
