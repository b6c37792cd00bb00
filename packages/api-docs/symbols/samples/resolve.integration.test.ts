import path from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import type { Program } from '@o1js-docs/samples/program/programs';
import { idOf } from '../id';
import { readExportTable } from '../table/export-table';
import { joinTable } from '../table/join';
import type { ApiSymbol } from '../symbol';
import { resolveNames } from './resolve';

const folder = folderWith({
  'node_modules/o1js/package.json': JSON.stringify({
    name: 'o1js',
    type: 'module',
    types: './dist/node/index.d.ts',
  }),
  'node_modules/o1js/dist/node/index.d.ts': `
    export declare class Value { toFields(): number[]; }
    export declare class Num extends Value { static from(x: number): Num; add(y: Num): Num; }
    export declare class Other { add(y: Other): Other; static from(x: number): Other; }
    export declare class Contract { account: Num; deploy(): void; }
    export declare function Program(): { compile(): Promise<Num>; name: string };
    export declare function verify(x: Num): boolean;`,
});
const packageFolder = path.join(folder, 'node_modules/o1js');

const exportTable = readExportTable(packageFolder);
const table: ApiSymbol[] = joinTable(
  exportTable,
  exportTable
    .filter(({ name }) => !name.includes('.'))
    .map(({ name }) => ({
      name,
      kind: 'class' as const,
      ofInstance: false,
      page: `${name}.md`,
    })),
);

/** The symbols of the names in a sample: `text -> id`. */
function names(text: string): string[] {
  const script = { text, lines: [] };
  const file = { name: 'sample.ts', script, program: {} as Program };
  return (
    resolveNames([file], { siteFolder: folder, packageFolder }, table).get(
      file,
    ) ?? []
  ).map(({ text: written, symbol }) => `${written} -> ${idOf(symbol)}`);
}

const imports = `import { Contract, Num, Other, Program, verify } from 'o1js';\n`;
/** The names of the code below the import. */
const below = (code: string) => names(imports + code).slice(5);

test('members are those of the type at hand, not of a name that reads alike', () => {
  expect(
    below('Num.from(1).add(Num.from(2));\nOther.from(1).add(Other.from(2));'),
  ).toEqual([
    'Num -> Num',
    'from -> Num.from',
    'add -> Num#add',
    'Num -> Num',
    'from -> Num.from',
    'Other -> Other',
    'from -> Other.from',
    'add -> Other#add',
    'Other -> Other',
    'from -> Other.from',
  ]);
});

test('an inherited member is that of the class it is used on', () => {
  expect(below('Num.from(1).toFields();').at(-1)).toBe(
    'toFields -> Num#toFields',
  );
});

test('an alias is what it stands for', () => {
  expect(names(`import { Num as N } from 'o1js';\nN.from(1);`)).toEqual([
    'Num -> Num',
    'N -> Num',
    'from -> Num.from',
  ]);
});

test("a sample's own names are not o1js', whatever they are called", () => {
  expect(names('const Num = 1; const verify = () => Num; verify();')).toEqual(
    [],
  );
  expect(
    below('function f(verify: number, Num: string) { return [verify, Num]; }'),
  ).toEqual([]);
  expect(
    below('const box = { Num: 1, verify: 2 }; box.Num; box.verify;'),
  ).toEqual([]);
});

test('what is taken out of an object is a name of the sample', () => {
  expect(
    below('const { compile, name: own } = Program(); compile; own;'),
  ).toEqual(['name -> Program#name', 'Program -> Program']);
  expect(below('const all = { Num };')).toEqual(['Num -> Num']);
});

test('a class that extends one of o1js has its members, and its own', () => {
  expect(
    below(
      'class Mine extends Contract { deploy() { super.deploy(); this.account.add(this.account); this.own(); } own() {} }\nnew Mine().deploy();',
    ),
  ).toEqual([
    'Contract -> Contract',
    'deploy -> Contract#deploy',
    'account -> Contract#account',
    'add -> Num#add',
    'account -> Contract#account',
  ]);
});

test('of a block that must not compile, what TypeScript still knows', () => {
  expect(below("Num.from('x').gone(); Nowhere.from(1);")).toEqual([
    'Num -> Num',
    'from -> Num.from',
  ]);
});
