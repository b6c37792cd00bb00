import { Bool, Field, Provable } from 'o1js';
import { accepts, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ Ballot, Count }) => {
  const outputs: string[] = [];
  const runs = (yes: number) =>
    accepts(
      async (poll: Field, yes: Field) => {
        // A public input enters a circuit without a check.
        const ballot = new Ballot({ poll, yes: Bool.Unsafe.fromField(yes) });
        const { publicOutput } = await Count.rawMethods.count(ballot);
        Provable.asProver(() => outputs.push(publicOutput.toString()));
      },
      [Field, Field(1)],
      [Field, Field(yes)],
    );
  const solved = (await runs(1)) && (await runs(0));
  return {
    solved: solved && outputs.join() === '1,0',
    attacks: { 'a ballot that counts 100 times': await runs(100) },
  };
};
