import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  input,
  notYet,
  run,
  short,
  solutionsOf,
  unchecked,
  withinRows,
} from '../../attack';
import type * as Program from './repair-start';

const limit = 20;

/** The circuit counts 0 to 5 points and nothing else. */
export const check: Check<typeof Program> = async ({ Ballot, count }) => {
  const circuit =
    (points: bigint | Field, before: number, poll = Field(7)) =>
    () =>
      count(
        unchecked(before),
        input(Ballot, () => Ballot.fromFields([poll, Field(points)])),
      );
  const polls = [Field(7), Field(0), Field(8), Field.random()];
  const read = (sum: Field) => sum.toBigInt();
  const before = 40 + Math.floor(Math.random() * 100);
  for (let points = 0n; points <= 5n; points++) {
    for (const poll of polls) {
      const honest = circuit(points, before, poll);
      const { error } = await run(honest, read);
      const sums = await attempts(honest, read);
      const wrong = sums.find((sum) => sum !== BigInt(before) + points);
      if (!error && wrong === undefined) continue;
      const result = error ? 'rejects them' : `turns ${before} into ${wrong}`;
      return notYet(
        `Ana gives ${points} points in poll ${short(poll)}, and your circuit ${result}.`,
        { error },
      );
    }
  }
  const random = 6n + BigInt(Math.floor(Math.random() * 1e9));
  const lies = [
    6n,
    100n,
    random,
    2n ** 8n + 3n,
    2n ** 32n + 3n,
    2n ** 64n,
    2n ** 64n + 3n,
    -1n,
    -3n,
    -40n,
    -(2n ** 63n),
  ];
  const solutions = await solutionsOf((points) => circuit(points, before));
  const others = solutions.map((points) => points.toBigInt());
  lies.push(...others.filter((points) => points > 5n));
  for (const points of lies) {
    for (const poll of polls) {
      const sums = await attempts(circuit(points, before, poll), read);
      if (sums.length === 0) continue;
      return notYet(
        `Mallory gives ${`${points}`.replace('-', '−')} points in poll ${short(poll)}, and your circuit accepts them.`,
      );
    }
  }
  return withinRows(
    circuit(5n, 40),
    limit,
    `The points 0 to 5 pass, and all ${lies.length} lies fail.`,
  );
};
