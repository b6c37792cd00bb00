import { Bool, Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** The circuit accepts a ballot that adds more than one vote, or takes votes away. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, ballot } = program;
  const poll = ballot.poll.toBigInt();
  const yes = ballot.yes.toField().toBigInt();
  let added = 0n;
  try {
    await Provable.runAndCheck(async () => {
      // o1js doesn't check a public input.
      const publicInput = new Ballot({
        poll: Provable.witness(Field, () => poll),
        yes: Bool.Unsafe.fromField(Provable.witness(Field, () => yes)),
      });
      const { publicOutput } = await CastVote.rawMethods.cast(publicInput);
      Provable.asProver(() => (added = publicOutput.toBigInt()));
    });
  } catch (error) {
    return {
      state: 'not-yet',
      message: `The circuit rejects the ballot: it is for poll ${poll}, and this is poll 1.`,
      error,
    };
  }
  if (added === 0n || added === 1n) {
    return {
      state: 'accepted',
      message: `The circuit accepts the ballot, but nobody is cheated: it adds ${added} ${added === 1n ? 'vote' : 'votes'}.`,
    };
  }
  return {
    state: 'passed',
    message:
      added < 1_000_000_000n
        ? `You voted once, and the poll counted ${added} votes. \`yes\` is a Bool with the value ${added}, and no equation forbids that.`
        : `You voted once, and the count went ${Field(0).sub(added).toString()} steps back on the clock. No equation forbids such a \`yes\`.`,
  };
};
