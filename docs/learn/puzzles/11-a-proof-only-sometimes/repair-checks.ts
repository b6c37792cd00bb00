import { Bool } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  input,
  notYet,
  run,
  unchecked,
  untried,
  withinRows,
} from '../../attack';
import type * as Program from './repair-start';

const limit = 8;

/** The count starts at 1 and grows by 1 with each verified proof. */
export const check: Check<typeof Program> = async ({ Count }) => {
  const spare = untried(Count, 'addOne');
  if (spare) return spare;
  const circuit = (says: number, isFirst: boolean) => async () => {
    const earlier = new Count.Proof({
      proof: undefined,
      publicInput: undefined,
      publicOutput: unchecked(says),
      maxProofsVerified: 1,
    });
    const first = input(Bool, () => Bool(isFirst));
    const { publicOutput } = await Count.rawMethods.addOne(earlier, first);
    return { earlier, publicOutput };
  };
  type Made = Awaited<ReturnType<ReturnType<typeof circuit>>>;
  const read = ({ earlier, publicOutput }: Made) => ({
    counted: publicOutput.toBigInt(),
    isVerified: earlier.shouldVerify.toBoolean(),
  });
  const types = Count.privateInputTypes.addOne.length;
  if (types !== 2 || Count.publicOutputType.sizeInFields() !== 1) {
    return notYet(
      'A step takes an earlier proof, and a Bool that says if this step is the first. Its output is the count. Keep these inputs and this output.',
    );
  }

  const opening = await run(circuit(0, true), read);
  const { error } = opening;
  const made = 'result' in opening ? opening.result : undefined;
  if (!made || made.isVerified || made.counted !== 1n) {
    const why = !made
      ? 'your circuit rejects it'
      : made.isVerified
        ? 'your circuit verifies an earlier proof that does not exist'
        : `your circuit counts ${made.counted}`;
    return notYet(
      `The museum opens, and the first visitor comes. The count should be 1, but ${why}.`,
      { error },
    );
  }
  const random = 1000 + Math.floor(Math.random() * 1000);
  for (const says of [2, 1, 150, random]) {
    const steps = await attempts(circuit(says, false), read);
    const wrong = steps.find(
      ({ counted, isVerified }) => !isVerified || counted !== BigInt(says) + 1n,
    );
    if (steps.length > 0 && !wrong) continue;
    const why = !wrong
      ? 'rejects the next step'
      : wrong.isVerified
        ? `counts ${wrong.counted} after it`
        : "doesn't verify it";
    return notYet(
      `A visitor comes, and an earlier proof says ${says}. Your circuit ${why}.`,
    );
  }
  for (const says of [1, 900, random, -5]) {
    const lies = await attempts(circuit(says, true), read);
    const lie = lies.find(
      ({ counted, isVerified }) => !isVerified && counted !== 1n,
    );
    if (!lie) continue;
    return notYet(
      `Mallory says that this is the first step, with an empty proof that says ${`${says}`.replace('-', '−')}. Your circuit counts ${lie.counted}.`,
    );
  }
  return withinRows(
    circuit(0, true),
    limit,
    'The count starts at 1, and all four invented proofs fail.',
  );
};
