import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { DocLocation } from '../../api-reference/doc-locations';
import { readExportTable } from './export-table';
import { joinTable } from './join';
import { writeMembers } from './write-members';

const folder = mkdtempSync(path.join(os.tmpdir(), 'members-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

write(
  'dist/node/index.d.ts',
  `export {};
  interface Made<T> {
    /** Its \\\`fields\\\` <in> order. */
    toFields: (x: T) => number[];
  }
  export declare const Account: Made<number>;
  /** The data of a chain. */
  export type Account = { balance: number; nonce?: number };
  declare class MapBase {
    /** @deprecated Use at. */
    get(key: number): number; }
  export declare const Tree: (height: number) => typeof MapBase;
  export type Tree = MapBase;
  export declare function Program(): { compile(): void; name: string; Proof: string };
  export declare namespace Program { const Proof: 1 }
  export declare namespace Net { export type Known = Account; }
  export declare class Whole { hidden(): void }`.replaceAll('\\`', '`'),
);
const page = (name: string, more = '') => `# ${name} {#page-title}\n${more}`;
write('variables/Account.md', page('Account'));
write(
  'type-aliases/Account.md',
  page(
    'Account',
    '\n## Type Declaration <!-- part: members -->\n\n### nonce?\n',
  ),
);
write(
  'functions/Program.md',
  page('Program', '\n## Parameters <!-- part: list -->\n\n### name\n'),
);
write('variables/Tree.md', page('Tree'));
write('classes/Whole.md', page('Whole'));

const location = (
  name: string,
  kind: DocLocation['kind'],
  file: string,
): DocLocation => ({
  name,
  kind,
  page: file,
  ofInstance: false,
});

test('members that TypeDoc knows no heading of have one, and the table leads to it', () => {
  const exportTable = readExportTable(folder);
  const locations = [
    location('Account', 'variable', 'variables/Account.md'),
    location('Account', 'type', 'type-aliases/Account.md'),
    location('Program', 'function', 'functions/Program.md'),
    location('Tree', 'variable', 'variables/Tree.md'),
    location('Tree', 'type', 'type-aliases/Tree.md'),
    location('Net', 'namespace', 'namespaces/Net/README.md'),
    location('Whole', 'class', 'classes/Whole.md'),
  ];
  const members = writeMembers(exportTable, locations, folder);
  const table = joinTable(exportTable, [...members, ...locations], 'r');
  const addresses = table.map(
    ({ name, page: file, anchor }) => `${name} ${file}#${anchor ?? ''}`,
  );
  expect(addresses).toEqual(
    expect.arrayContaining([
      'Account.balance r/type-aliases/Account.md#balance',
      // The page has a heading that TypeDoc doesn't list.
      'Account.nonce r/type-aliases/Account.md#nonce',
      'Account.toFields r/variables/Account.md#tofields',
      'Program.compile r/functions/Program.md#compile',
      // A parameter has the heading `name`.
      'Program.name r/functions/Program.md#name-1',
      'Tree.get r/variables/Tree.md#get',
      'Net.Known.balance r/type-aliases/Account.md#balance',
    ]),
  );
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(text('variables/Account.md')).toBe(
    '# Account {#page-title}\n\n## Members <!-- part: members -->\n\n### toFields\n\n```ts\ntoFields: (x: T) => number[]\n```\n\nIts fields \\<in\\> order.\n',
  );
  expect(text('type-aliases/Account.md')).not.toMatch(/### nonce[^]*### nonce/);
  expect(text('functions/Program.md')).toContain('### compile()');
  expect(text('functions/Program.md').match(/### .*Proof/g)).toEqual([
    '### Proof',
    '### Program.Proof',
  ]);
  expect(text('variables/Tree.md')).toMatch(
    /### ~~get\(\)~~\n[^]*#### Deprecated <!-- part: deprecated -->\n\nUse at\./,
  );
  // A class has all of its members, but for internal ones.
  expect(text('classes/Whole.md')).toBe(page('Whole'));
});
