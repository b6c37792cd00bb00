import { Bool, Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** The circuit counts visitors that no earlier proof shows. */
export const check: Check<typeof Program> = async (program) => {
  const { Count, earlierSays, isFirst } = program;
  let [counted, isVerified] = [0n, false];
  await Provable.runAndCheck(async () => {
    const earlier = new Count.Proof({
      proof: undefined,
      publicInput: undefined,
      publicOutput: Provable.witness(Field, () => Field(earlierSays)),
      maxProofsVerified: 1,
    });
    const first = Provable.witness(Bool, () => Bool(isFirst));
    const { publicOutput } = await Count.rawMethods.addOne(earlier, first);
    Provable.asProver(() => {
      counted = publicOutput.toBigInt();
      isVerified = earlier.shouldVerify.toBoolean();
    });
  });
  if (isVerified && ![1, 2].includes(earlierSays)) {
    const message = `The circuit verifies the earlier proof, and no proof says ${earlierSays}. There are proofs for 1 and 2 visitors.`;
    return { state: 'not-yet', message };
  }
  const visitors = `${counted} ${counted === 1n ? 'visitor' : 'visitors'}`;
  if (isVerified || counted === 1n) {
    const message = `The new proof counts ${visitors}. The circuit accepts it, and it is honest.`;
    return { state: 'accepted', message };
  }
  const message = `The new proof counts ${visitors}. The circuit believed a proof that it didn't verify.`;
  return { state: 'passed', message };
};
