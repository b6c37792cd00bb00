import { Bool, Field, Poseidon, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  input,
  notYet,
  reads,
  run,
  short,
  unchecked,
  withinRows,
} from '../../attack';
import type * as Program from './repair-start';

const limit = 120;
const size = 4;
const padding = (points: number) => ({ isPadding: 1, points });

/** A tally counts the votes of the queue, whatever the padding says. */
export const check: Check<typeof Program> = async ({ Slot, tally }) => {
  type Slots = { isPadding: number | Field; points: number | bigint }[];
  const circuit = (queue: Field, slots: Slots) => () =>
    tally(
      unchecked(queue),
      slots.map(({ isPadding, points }) =>
        input(Slot, () => ({
          isPadding: Bool.Unsafe.fromField(Field(isPadding)),
          points: UInt64.from(points),
        })),
      ),
    );
  const queueOf = (votes: (number | bigint)[]) =>
    votes.reduce(
      (hash, points) => Poseidon.hash([hash, Field(points)]),
      Field(0),
    );
  const read = (sum: UInt64) => sum.toBigInt();
  /** @returns what attackers can count; nothing if each of them fails */
  const counts = (votes: (number | bigint)[], slots: Slots) =>
    attempts(circuit(queueOf(votes), slots), read);

  const random = Math.floor(Math.random() * 6);
  for (const votes of [[4, 5], [3], [], [0, 5], [1, 2, 3, random]]) {
    const used = votes.map((points) => ({ isPadding: 0, points }));
    const empty = Array.from({ length: size - votes.length }, () => padding(0));
    const sum = votes.reduce((total, points) => total + points, 0);
    const slots = [...used, ...empty];
    const { error } = await run(circuit(queueOf(votes), slots), read);
    const counted = error ? [] : await counts(votes, slots);
    const wrong = counted.find((each) => each !== BigInt(sum));
    if (!error && wrong === undefined) continue;
    const queue = votes.length === 0 ? 'is empty' : `holds ${votes.join(', ')}`;
    const answer = reads(error)
      ? 'reads a slot to decide. But o1js builds the circuit before there are votes, so a slot has no value yet'
      : error
        ? 'rejects it'
        : `counts ${wrong} points`;
    return notYet(
      `The queue ${queue}. Ana tallies honestly, and your circuit ${answer}.`,
      { error },
    );
  }

  const ana = { isPadding: 0, points: 4 };
  const ben = { isPadding: 0, points: 5 };
  for (const slots of [
    [ana, ben, padding(5), padding(0)],
    [ana, ben, padding(0), padding(1)],
    [padding(1000), ana, ben, padding(0)],
    [ana, padding(6), ben, padding(2)],
    [padding(7), padding(8 + random), ana, ben],
  ]) {
    const counted = await counts([4, 5], slots);
    const wrong = counted.find((each) => each !== 9n);
    if (wrong === undefined) continue;
    const points = Math.max(
      ...slots.filter((slot) => slot.isPadding).map((slot) => slot.points),
    );
    return notYet(
      `The queue holds 4, 5. Mallory adds padding of ${points} points, and your circuit counts ${wrong}.`,
    );
  }
  const invented = { isPadding: 0, points: 90 };
  for (const [slots, what] of [
    [[ana, ben, invented, padding(0)], 'invents a vote of 90'],
    [[ana, padding(0), padding(0), padding(0)], "leaves Ben's vote out"],
    [
      [ana, padding(5), padding(0), padding(0)],
      "says that Ben's vote is padding",
    ],
    [[ben, ana, padding(0), padding(0)], 'changes the order'],
    [
      [{ ...ana, points: 90 }, ben, padding(0), padding(0)],
      'turns 4 points into 90',
    ],
    [
      [ana, { ...ben, points: 6 }, padding(0), padding(0)],
      'turns 5 points into 6',
    ],
    [
      [padding(4), padding(5), padding(0), padding(0)],
      'says that all is padding',
    ],
  ] as const) {
    const [counted] = await counts([4, 5], [...slots]);
    if (counted === undefined) continue;
    return notYet(
      `The queue holds 4, 5. Mallory ${what}, and your circuit accepts it and counts ${counted}.`,
    );
  }

  // Mallory invents padding that isn't 0 or 1, and the last slot turns the hash into that of the queue.
  const queue = queueOf([4, 5]);
  for (const isPadding of [-1, 2]) {
    const points = 3;
    const longer = queueOf([4, 5, points]);
    const hash = queue.sub(longer).mul(isPadding).add(longer);
    const next = Poseidon.hash([hash, Field(0)]);
    const last = queue.sub(next).div(hash.sub(next));
    const slots = [
      ana,
      ben,
      { isPadding, points },
      { isPadding: last, points: 0 },
    ];
    const [counted] = await counts([4, 5], slots);
    if (counted === undefined) continue;
    return notYet(
      `The queue holds 4, 5. Mallory sets isPadding to ${short(Field(isPadding))}, neither 0 nor 1, and your circuit counts ${counted}. Each slot needs the check of its type.`,
    );
  }

  const most = 2n ** 64n - 1n;
  const large = [4n, most];
  const wrapped = await counts(large, [
    ...large.map((points) => ({ isPadding: 0, points })),
    padding(0),
    padding(0),
  ]);
  const wrong = wrapped.find((sum) => sum !== 4n + most);
  if (wrong !== undefined) {
    return notYet(
      `The queue holds 4, ${most}. Your circuit counts only ${wrong}, because the sum wraps at 2^64. So Mallory takes Ana's point away with a large vote.`,
    );
  }

  const empty = [padding(0), padding(0), padding(0), padding(0)];
  return withinRows(
    circuit(Field(0), empty),
    limit,
    'Each vote counts, and all 15 lies fail.',
  );
};
