import { expect, test } from 'vitest';
import { packageWith } from '@o1js-docs/api-docs/symbols/table/fixtures/package-with';
import { readPublicApi } from './public-api';

test('values, types and members of namespaces are read', () => {
  const folder = packageWith({
    'index.d.ts': `
      export { f, type T, _hidden } from './parts.js';
      export * as Mina from './parts.js';
      export declare namespace Experimental { namespace V2 { const x: 1; } }`,
    'parts.d.ts': `
      export declare function f(): void;
      export type T = { a: 1 };
      export declare const _hidden: 1;`,
  });
  expect(Object.keys(readPublicApi(folder))).toEqual([
    'Experimental',
    'Experimental.V2',
    'Experimental.V2.x',
    'Mina',
    'Mina.T',
    'Mina.f',
    'T',
    'f',
  ]);
});

test('public members of classes and objects are read, with exported bases', () => {
  const folder = packageWith({
    'index.d.ts': `
      declare class Hidden { inherited(): void; private secret; }
      export declare class Base extends Hidden { own: 1; protected half: 1; }
      export declare class Sub extends Base { static make(): Sub; _internal: 1; }
      export {};
      /** @deprecated */
      export declare const Gadgets: {
        /** @deprecated use the other */
        rotate(): void;
      };`,
  });
  expect(readPublicApi(folder)).toEqual({
    Base: { members: ['inherited', 'own'], bases: [], deprecated: [] },
    Gadgets: {
      members: ['rotate'],
      bases: [],
      deprecated: ['Gadgets', 'Gadgets.rotate'],
    },
    Sub: {
      members: ['inherited', 'make', 'own'],
      bases: ['Base'],
      deprecated: [],
    },
  });
});

test('members of types and of what functions return are read', () => {
  const folder = packageWith({
    'index.d.ts': `
      export { type Named, type Case, make, later, hide };
      export * as Space from './index.js';
      interface Named { a: 1; }
      type Case<T> = { always(): 1 } & (T extends 1 ? { one(): 1 } : { other(): 1 });
      declare function make(): { compile(): void } & Named;
      declare function later(): Promise<{ done: 1 }>;
      declare function hide(): Named;`,
  });
  const api = readPublicApi(folder);
  expect(
    Object.fromEntries(
      Object.entries(api)
        .filter(([name]) => !name.startsWith('Space.Space'))
        .map(([name, { members, bases }]) => [name, [members, bases]]),
    ),
  ).toMatchObject({
    Named: [['a'], []],
    Case: [['always', 'one', 'other'], []],
    make: [['a', 'compile'], []],
    later: [['done'], []],
    hide: [[], []],
    'Space.Named': [['a'], ['Named']],
  });
});

test('a package that lacks a part is refused', () => {
  const folder = packageWith({
    'index.d.ts': `export { f } from './gone.js';`,
  });
  expect(() => readPublicApi(folder)).toThrow(
    'the declaration of f is missing',
  );
  expect(() => readPublicApi(packageWith({}))).toThrow('exports nothing');
});
