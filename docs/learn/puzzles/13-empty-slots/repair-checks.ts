import { Bool, Field, Poseidon, Provable, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const { asProver } = Provable;
const limit = 120;
const size = 4;
const padding = (points: number) => ({ isPadding: true, points });

/** A tally counts the votes of the queue, whatever the padding says. */
export const check: Check<typeof Program> = async ({ Slot, tally }) => {
  const circuit = (queue: Field, slots: ReturnType<typeof padding>[]) => {
    const witnesses = slots.map(({ isPadding, points }) =>
      Provable.witness(Slot, () => ({
        isPadding: Bool(isPadding),
        points: UInt64.from(points),
      })),
    );
    return tally(
      Provable.witness(Field, () => queue),
      witnesses,
    );
  };
  const run = async (votes: number[], slots: ReturnType<typeof padding>[]) => {
    const queue = votes.reduce(
      (hash, points) => Poseidon.hash([hash, Field(points)]),
      Field(0),
    );
    let counted: bigint | undefined;
    await runAsAttacker(() => {
      const sum = circuit(queue, slots);
      asProver(() => (counted = sum.toBigInt()));
    }).catch(() => undefined);
    return counted;
  };

  const random = Math.floor(Math.random() * 6);
  for (const votes of [[4, 5], [3], [], [1, 2, 3, random]]) {
    const used = votes.map((points) => ({ isPadding: false, points }));
    const empty = Array.from({ length: size - votes.length }, () => padding(0));
    const counted = await run(votes, [...used, ...empty]);
    const sum = votes.reduce((total, points) => total + points, 0);
    if (counted === BigInt(sum)) continue;
    const queue = votes.length === 0 ? 'is empty' : `holds ${votes.join(', ')}`;
    const answer =
      counted === undefined ? 'rejects it' : `counts ${counted} points`;
    const message = `The queue ${queue}. Ana tallies honestly, and your circuit ${answer}.`;
    return { state: 'not-yet', message };
  }

  const ana = { isPadding: false, points: 4 };
  const ben = { isPadding: false, points: 5 };
  for (const slots of [
    [ana, ben, padding(5), padding(0)],
    [ana, ben, padding(0), padding(1)],
    [padding(1000), ana, ben, padding(0)],
    [ana, padding(6), ben, padding(2)],
  ]) {
    const counted = await run([4, 5], slots);
    if (counted === undefined || counted === 9n) continue;
    const points = Math.max(
      ...slots.filter((slot) => slot.isPadding).map((slot) => slot.points),
    );
    const message = `The queue holds 4, 5. Mallory adds padding of ${points} points, and your circuit counts ${counted}.`;
    return { state: 'not-yet', message };
  }
  const invented = { isPadding: false, points: 90 };
  for (const slots of [
    [ana, ben, invented, padding(0)],
    [ana, padding(0), padding(0), padding(0)],
  ]) {
    if ((await run([4, 5], slots)) === undefined) continue;
    const message =
      'The queue holds 4, 5. Mallory changes the votes, and your circuit accepts it.';
    return { state: 'not-yet', message };
  }

  const { rows } = await Provable.constraintSystem(() => {
    circuit(Field(0), [padding(0), padding(0), padding(0), padding(0)]);
  });
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'Each vote counts, and all six lies fail.';
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
