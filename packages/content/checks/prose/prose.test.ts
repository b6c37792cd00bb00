import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { measureProse, oddWords } from './measure';
import { compareProse, figuresOf } from './targets';

const odd = `
Whoever calls a method knows its arguments.
Where there is a \`window\`, \`setBackend('native')\` prints that it has no effect.
\`x.sqrt()\` where no root exists.
Had the method above taken the year without the signature, it would accept any age.
Of the list, the chain has the root.
What counts most is the next power of two.
That of \`assertBool\` on a constant is one of them:
It is a set of keys, each with the one of its owner.
A proof that proves nothing comes first.
Use proofs of programs that are not known.
An \`if\` is no part of the circuit.
It compares neither names nor types.
It belongs to a call of its own.
These are the rows of the hash alone.
Recursive programs are mostly built of three kinds.
The ledger refuses the second.
The comment stands beside it.
Put the field elements behind it.
A method asks for a signature.
A number of which a member has only one.
\`map\` visits the padding too.
A caller may change the state.
Values are read once; the rest is a copy.
On 2.15.0 the preference stays.
After this page you can print that tree.
`;
const plain = `
A proof is about 30 kB, so you can send it in a request.
If the nonce doesn't match, the network rejects the transaction and you still pay the fee.
What happens if two users vote at the same time?
Of course, you can also pass a \`bigint\`.
A Merkle tree lets you store millions of values and keep only one hash on chain.
Don't use \`if\` on a \`Bool\`: it is always true in JavaScript.
That means the caller can pass any account.
There are three siblings: \`UInt32\` for heights, \`UInt8\` for bytes, and \`Int64\` for signed numbers.
The file where you define the class can have any name.
Then open the page in your browser and press Run.
The key that doesn't exist throws.
Those two values are equal even then, and \`p\` stands for a prime.
Give each contract its own key, and leave the rest alone.
`;
const lines = (text: string) => text.trim().split('\n');

test.each(lines(odd))('odd: %s', (sentence) => {
  expect(oddWords(sentence)).not.toEqual([]);
});

test.each(lines(plain))('plain: %s', (sentence) => {
  expect(oddWords(sentence)).toEqual([]);
});

test('figures of a page, and its ceilings', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  const code = "import a, { b } from 'o1js';\n\nb(); // nobody; not";
  const text = [
    '---\ntitle: Nobody\nkind: concept\n---',
    '## Your key {/* #nobody */}',
    'Nobody has `no key; not` it. You do not.',
    `\`\`\`ts\nhidden();\n// ---cut---\n${code}\n\`\`\``,
    '<Figure text="no; nobody" />',
    '| a | b |\n| - | - |\n| nobody | four; five |',
  ].join('\n\n');
  writeFileSync(path.join(folder, 'page.mdx'), text);
  const prose = (await measureProse('page.mdx', folder))!;
  expect(figuresOf([prose])).toEqual({
    words: 13,
    'odd %': 50,
    'negations ‰': 230.8,
    'you ‰': 153.8,
    'semicolons ‰': 76.9,
    'sample lines': 2,
    imports: 2,
    'words before the first sample': 8,
    tables: 1,
    minutes: 0.1,
  });
  expect(prose.findings.odd).toEqual([
    '8: “Nobody” Name the actor: you, the prover, a caller, an attacker.\n    Nobody has `no key; not` it.',
  ]);

  const counts = { ...prose.counts, words: 900, semicolons: 0 };
  const compare = (ceilings?: object) =>
    compareProse('docs/page.mdx', { ...prose, counts }, { ...ceilings });
  const kept = { 'odd %': 50, 'you ‰': 1, 'words before the first sample': 8 };
  expect(compare(kept)).toEqual({
    messages: [],
    next: { 'odd %': 50, 'you ‰': 2.2, 'words before the first sample': 8 },
  });
  expect(compare({ ...kept, 'odd %': 40 })).toEqual({
    messages: [
      'odd %: 50, 10 too many. It was 40 before. The target is at most 6.',
    ],
    next: { 'odd %': 40, 'you ‰': 2.2, 'words before the first sample': 8 },
  });
  expect(compare().messages[1]).toBe(
    'you ‰: 2.2, 12.8 too few. The target is at least 15.',
  );
  expect(
    compareProse('docs/page.mdx', { ...prose, kind: 'story' }).messages,
  ).toEqual(['kind: has to be one of concept, how-to, tutorial, reference.']);
});
