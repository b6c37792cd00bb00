import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  input,
  notYet,
  withinRows,
  run,
  solutionsOf,
  unchecked,
} from '../../attack';
import type * as Program from './repair-start';

const limit = 20;

/** The circuit counts 0 to 5 points and nothing else. */
export const check: Check<typeof Program> = async ({ Ballot, count }) => {
  const circuit = (points: bigint | Field, before: number) => () =>
    count(
      unchecked(before),
      input(Ballot, () => Ballot.fromFields([Field(7), Field(points)])),
    );
  const read = (sum: Field) => sum.toBigInt();
  const before = 40 + Math.floor(Math.random() * 100);
  for (let points = 0n; points <= 5n; points++) {
    const { error } = await run(circuit(points, before), read);
    const sums = await attempts(circuit(points, before), read);
    const wrong = sums.find((sum) => sum !== BigInt(before) + points);
    if (!error && wrong === undefined) continue;
    const result = error ? 'rejects them' : `turns ${before} into ${wrong}`;
    return notYet(`Ana gives ${points} points, and your circuit ${result}.`, {
      error,
    });
  }
  const random = 6n + BigInt(Math.floor(Math.random() * 1e9));
  const lies = [
    6n,
    100n,
    random,
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
    const sums = await attempts(circuit(points, before), read);
    if (sums.length === 0) continue;
    return notYet(
      `Mallory gives ${`${points}`.replace('-', '−')} points, and your circuit accepts them.`,
    );
  }
  return withinRows(
    circuit(5n, 40),
    limit,
    `The points 0 to 5 pass, and all ${lies.length} lies fail.`,
  );
};
