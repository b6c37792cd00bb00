import path from 'node:path';
import { expect, test } from 'vitest';
import { parsePage } from '@o1js-docs/markdown/parse';
import { samplesOfTree } from '../parse/samples-of-page';
import { hiddenParts } from '../page/hidden-parts';
import { copyProblems } from '../types/copy-problems';
import { copiesOf, placeOf, textOf } from './copies';

const fence = (code: string, meta = '') =>
  `\`\`\`ts ${meta}\n${code}\n\`\`\`\n`;
const page = 'docs/a.mdx';
const samplesOf = (...fences: string[]) =>
  samplesOfTree(parsePage({ file: page, text: fences.join('\n') }), page, '')
    .samples;

const file = fence(
  `// ---cut-start---
import { Field, Poseidon, Struct } from 'o1js';

// ---cut-end---
export class Vote extends Struct({ yes: Field }) {
  hash() {
    return Poseidon.hash([this.yes]);
  }
  // ---cut-start---
  async open() {
  }
  // ---cut-end---
}`,
  'title="vote.ts"',
);

test('a titled block is the whole file, and a block below imports from it', () => {
  const copies = copiesOf(
    samplesOf(file, fence('new Vote({ yes: Field(1) });'), fence('Field(2);')),
  );
  expect(
    copies.map((copy) => [copy.file, textOf(copy).split('\n')[0]]),
  ).toEqual([
    ['vote.ts', "import { Struct, Field, Poseidon } from 'o1js';"],
    ['program.ts', "import { Vote } from './vote.js';"],
    ['program.ts', 'Field(2);'],
  ]);
  expect(copies.map((copy) => placeOf(copy, copies))).toEqual([
    'vote.ts',
    'program.ts',
    'continues program.ts',
  ]);
  expect(
    hiddenParts(copies[0]!).map(([above, summary]) => [above, summary]),
  ).toEqual([
    [0, '… imports'],
    [4, '… 1 method'],
  ]);
});

test('a reader goes on in the file whose names a block uses without an import', () => {
  const start = fence('const poll = Field(7);', 'title="poll.ts"');
  const copies = copiesOf(samplesOf(start, fence('poll.add(1);')));
  expect(copies.map((copy) => copy.file)).toEqual(['poll.ts', 'poll.ts']);
});

test('a parameter is no import', () => {
  const shared = fence("import { method } from 'o1js';\n\nvoid method;");
  const [copy] = copiesOf(
    samplesOf(fence('export const f = (method: string) => method;'), shared),
  );
  expect(textOf(copy!)).not.toContain('import');
});

test('a copy that does not compile is told at its block', () => {
  const project = path.resolve(
    import.meta.dirname,
    '../../../examples/project',
  );
  const problems = (...fences: string[]) =>
    copyProblems([{ page, samples: samplesOf(...fences) }], project);
  expect(problems(file, fence('new Vote({ yes: Field(1) });'))).toEqual([]);
  const [problem] = problems(fence("import { tag } from './hmac';"));
  expect(problem).toMatchObject({ page, line: 2 });
  expect(problem!.message).toContain('TS2834');
}, 120_000);
