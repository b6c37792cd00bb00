import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** Two votes of Mallory have different nullifiers and roots that the server knows. */
export const check: Check<typeof Program> = async (program) => {
  const { castVote, entryOf, rootOf } = program;
  const secret = Field.random();
  const mallory = entryOf(secret);
  const [ana, ben] = [Field.random(), Field.random()].map(entryOf);
  const free = Field(0);
  const lists = {
    monday: [ana, mallory, free],
    tuesday: [ana, mallory, ben],
    own: [mallory, free, free],
  };
  const known = [lists.monday, lists.tuesday].map(rootOf);
  const nullifiers = new Set<bigint>();
  let drop: string | undefined;
  for (const day of program.lists) {
    let [root, nullifier] = [0n, 0n];
    await Provable.runAndCheck(() => {
      const inputs = [...lists[day], secret].map((value) =>
        Provable.witness(Field, () => value),
      );
      const vote = castVote(Field(7), inputs.slice(0, 3), inputs[3]);
      Provable.asProver(() => {
        [root, nullifier] = [vote.root.toBigInt(), vote.nullifier.toBigInt()];
      });
    });
    if (!known.some((one) => one.toBigInt() === root)) {
      drop ??=
        "The circuit accepts the list with only Mallory, but the server doesn't know its root. It drops the vote.";
      continue;
    }
    if (nullifiers.has(nullifier)) {
      drop ??=
        'The circuit accepts both votes. They have the same nullifier, so the server drops the second.';
    }
    nullifiers.add(nullifier);
  }
  if (nullifiers.size > 1) {
    const message =
      "Mallory voted with Monday's list and with Tuesday's. The nullifiers differ, so the server counted both votes.";
    return { state: 'passed', message };
  }
  if (drop) return { state: 'not-yet', message: drop };
  return nullifiers.size === 1
    ? {
        state: 'accepted',
        message: 'The server counted one vote of Mallory. That is her right.',
      }
    : { state: 'not-yet', message: 'Mallory sent no vote.' };
};
