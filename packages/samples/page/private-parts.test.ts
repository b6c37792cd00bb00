import { expect, test } from 'vitest';
import { parsePage } from '@o1js-docs/markdown/parse';
import { programsOf } from '../program/programs';
import { samplesOfTree } from '../parse/samples-of-page';
import { privateParts } from './private-parts';

/** @returns for each block of a page what a verifier doesn't see */
function secretsOf(...blocks: string[]): string[][] {
  const text = blocks.map((code) => `\`\`\`ts\n${code}\n\`\`\`\n`).join('\n');
  const file = 'docs/a.mdx';
  const { samples } = samplesOfTree(parsePage({ file, text }), file, '/');
  const [program] = programsOf({ samples });
  const parts = privateParts(program!);
  return samples.map((sample) => {
    const lines = sample.visible.split('\n');
    return (parts.get(sample) ?? []).map(([line, column, length]) =>
      lines[line]!.slice(column, column + length),
    );
  });
}

const program = (method: string, publicInput = 'publicInput: Field, ') =>
  `const P = ZkProgram({ name: 'p', ${publicInput}methods: { prove: { privateInputs: [Field], ${method} } } });`;

test('private inputs and witnesses are private in the method, public ones are not', () => {
  expect(
    secretsOf(
      program(
        'async method(a: Field, b: Field) { const c = Provable.witness(Field, () => b); a.b.mul(b).add(c); }',
      ),
    ),
  ).toEqual([['b', 'b', 'c']]);
  expect(
    secretsOf(program('async method(a: Field) { a.assertEquals(1); }', '')),
  ).toEqual([['a']]);
});

test('a method may be a function elsewhere in the program', () => {
  expect(
    secretsOf(
      'async function rule(a: Field, b: Field) {\n  a.assertEquals(b);\n}',
      program('method: rule'),
    ),
  ).toEqual([['b'], []]);
});

test('private arguments are private, and constants that are such arguments', () => {
  expect(
    secretsOf(
      program('method: async () => {}'),
      'const one = Field(1);\nconst two = Field(\n  2,\n);\nawait P.prove(one, two);\nawait P.prove(9, 8);',
    ),
  ).toEqual([[], ['Field(', '2,', ')', 'two', '8']]);
});

test('a constant that is a public argument too is public', () => {
  expect(
    secretsOf(
      program('method: async () => {}'),
      'const zero = Field(0);\nawait P.prove(zero, zero);',
    )[1],
  ).toEqual(['zero']);
});

test('hidden lines, contracts and programs without private inputs have no private parts', () => {
  expect(
    secretsOf(
      `${program('method: async () => {}')}\nconst two = Field(2);\n// ---cut---\nawait P.prove(1, two);`,
      'class C extends SmartContract { @method async set(a: Field) { this.a.set(a); } }',
      program('method: async () => {}').replace('[Field]', '[]'),
    ).slice(1),
  ).toEqual([[], []]);
});
