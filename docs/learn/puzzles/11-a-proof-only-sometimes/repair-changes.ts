/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: an earlier proof says 2',
    'const before = Provable.if(isFirst, Field(0), earlier.publicOutput);',
    'const before = Provable.if(isFirst, earlier.publicOutput, Field(0));',
  ],
  ["not-yet: doesn't verify", 'earlier.verifyIf(isFirst.not());', ''],
  [
    'not-yet: the first visitor',
    "import { Bool, Field, Provable, SelfProof, ZkProgram } from 'o1js';",
    "import { Bool, Field, SelfProof, ZkProgram } from 'o1js';",
    `      async method(earlier: SelfProof<undefined, Field>, isFirst: Bool) {
        earlier.verifyIf(isFirst.not());
        const before = Provable.if(isFirst, Field(0), earlier.publicOutput);
        return { publicOutput: before.add(1) };`,
    `      async method(earlier: SelfProof<undefined, Field>) {
        earlier.verify();
        return { publicOutput: earlier.publicOutput.add(1) };`,
  ],
  [
    'not-yet: says 150. Your circuit rejects the next step',
    "import { Bool, Field, Provable, SelfProof, ZkProgram } from 'o1js';",
    "import { Bool, Field, SelfProof, ZkProgram } from 'o1js';",
    `        const before = Provable.if(isFirst, Field(0), earlier.publicOutput);
        return { publicOutput: before.add(1) };`,
    `        earlier.publicOutput.assertLessThan(100);
        return { publicOutput: earlier.publicOutput.add(1) };`,
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    'earlier.verifyIf(isFirst.not()); → try { earlier.verifyIf(isFirst.not()); } catch {}',
    'verifyIf throws no error',
  ],
];
