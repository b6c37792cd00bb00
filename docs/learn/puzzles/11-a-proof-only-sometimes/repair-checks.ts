import { Bool, Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const { asProver } = Provable;
const limit = 8;

/** The count starts at 1 and grows by 1 with each verified proof. */
export const check: Check<typeof Program> = async ({ Count }) => {
  const circuit = async (says: number, isFirst: boolean) => {
    const earlier = new Count.Proof({
      proof: undefined,
      publicInput: undefined,
      publicOutput: Provable.witness(Field, () => Field(says)),
      maxProofsVerified: 1,
    });
    const first = Provable.witness(Bool, () => Bool(isFirst));
    const { publicOutput } = await Count.rawMethods.addOne(earlier, first);
    return { earlier, publicOutput };
  };
  const run = async (says: number, isFirst: boolean) => {
    let result: { counted: bigint; isVerified: boolean } | undefined;
    await runAsAttacker(async () => {
      const { earlier, publicOutput } = await circuit(says, isFirst);
      asProver(() => {
        const counted = publicOutput.toBigInt();
        const isVerified = earlier.shouldVerify.toBoolean();
        result = { counted, isVerified };
      });
    }).catch(() => undefined);
    return result;
  };

  const first = await run(0, true);
  if (!first || first.isVerified || first.counted !== 1n) {
    const why = !first
      ? 'your circuit rejects it'
      : first.isVerified
        ? 'your circuit verifies an earlier proof that does not exist'
        : `your circuit counts ${first.counted}`;
    const message = `The museum opens, and the first visitor comes. It should count 1, and ${why}.`;
    return { state: 'not-yet', message };
  }
  const random = 1000 + Math.floor(Math.random() * 1000);
  for (const says of [2, 1, 150, random]) {
    const step = await run(says, false);
    if (step?.isVerified && step.counted === BigInt(says) + 1n) continue;
    const why = !step
      ? 'rejects the next step'
      : step.isVerified
        ? `counts ${step.counted} after it`
        : "doesn't verify it";
    const message = `A visitor comes, and an earlier proof says ${says}. Your circuit ${why}.`;
    return { state: 'not-yet', message };
  }
  for (const says of [1, 900, random, -5]) {
    const attack = await run(says, true);
    if (!attack || attack.counted === 1n) continue;
    const message = `Mallory says that this is the first step, with an empty proof that says ${`${says}`.replace('-', '−')}. Your circuit counts ${says + 1}.`;
    return { state: 'not-yet', message };
  }
  const { rows } = await Provable.constraintSystem(async () => {
    await circuit(0, true);
  });
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'The count starts at 1, and all four invented proofs fail.';
  return { state: 'passed', message, rows: measured };
};

/** Runs a circuit like an attacker, whose program has no asProver blocks. */
async function runAsAttacker(circuit: () => void | Promise<void>) {
  Provable.asProver = () => undefined;
  try {
    await Provable.runAndCheck(circuit);
  } finally {
    Provable.asProver = asProver;
  }
}
