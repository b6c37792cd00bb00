import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input } from '../../attack';
import type * as Program from './start';

const votes = [10, 20];
const sections = {
  monday: { poll: 7, from: 0, to: 1, yes: 10 },
  tuesday: { poll: 7, from: 1, to: 2, yes: 20 },
  otherClub: { poll: 8, from: 1, to: 2, yes: 500 },
};

/** The merged proof shows a number of votes that isn't the sum of its days. */
export const check: Check<typeof Program> = async (program) => {
  const { Section, Tally } = program;
  const proofs = [program.left, program.right].map((name) => {
    const { poll, ...section } = sections[name];
    return { poll: Field(poll), section: Section.fromValue(section) };
  });
  let [from, to, yes] = [0, 0, 0];
  const error = await errorOf(async () => {
    const [left, right] = proofs.map(
      ({ poll, section }) =>
        new Tally.Proof({
          proof: undefined,
          publicInput: input(Field, () => poll),
          publicOutput: input(Section, () => section),
          maxProofsVerified: 2,
        }),
    );
    const { merge } = Tally.rawMethods;
    const merged = await merge(Field(7), left, right);
    Provable.asProver(() => {
      const fields = Section.toFields(merged.publicOutput);
      [from, to, yes] = fields.map(Number) as [number, number, number];
    });
  });
  if (error) {
    const message =
      'The circuit rejects this: the proof of the other club is about its own poll.';
    return { state: 'not-yet', message, error };
  }
  const truth = votes.slice(from, to).reduce((sum, day) => sum + day, 0);
  if (yes === truth) {
    const message = `The merged proof shows ${yes} yes votes from Monday to Tuesday. The circuit accepts it, and it is the truth.`;
    return { state: 'accepted', message };
  }
  const message = `The merged proof shows ${yes} yes votes from ${from} to ${to}, and there were ${truth}. Both proofs were real.`;
  return { state: 'passed', message };
};
