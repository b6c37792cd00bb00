import { UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  errorOf,
  input,
  isFooled,
  notYet,
  unchecked,
  untried,
  withinRows,
} from '../../attack';
import type * as Program from './repair-start';

const limit = 30;

/** A claim is a whole number, and the prover has that many coins. */
export const check: Check<typeof Program> = async ({ Claim, Savings }) => {
  const spare = untried(Savings, 'prove');
  if (spare) return spare;
  const { publicInputType, privateInputTypes, rawMethods } = Savings;
  const types = [publicInputType, ...privateInputTypes.prove];
  if (types.map((type) => type.sizeInFields()).join() !== '1,1') {
    return notYet(
      'The bank reads one public claim, and the savings are private. Keep both inputs of the program.',
    );
  }
  const [Saved] = privateInputTypes.prove;
  const circuit = (coins: bigint, savings: bigint) => () =>
    rawMethods.prove(
      Claim.fromFields([unchecked(coins)]),
      input(Saved, () => UInt64.from(savings)),
    );
  const random = 1000n + BigInt(Math.floor(Math.random() * 1000));
  for (const [coins, savings] of [
    [60n, 100n],
    [100n, 100n],
    [0n, 5n],
    [0n, 0n],
    [999n, random],
    [random, random],
  ] as const) {
    const error = await errorOf(circuit(coins, savings));
    if (!error) continue;
    return notYet(
      `Ana has ${savings} coins and claims ${coins}, but your circuit rejects it.`,
      { error },
    );
  }
  const lies = [
    [-5n, 100n],
    [-1n, 0n],
    [1n, 0n],
    [101n, 100n],
    [2n ** 64n, 100n],
    [2n ** 64n + 50n, 100n],
    [-(2n ** 63n), random],
    [random + 1n, random],
    // Some of their bits are those of a true claim.
    [256n + 50n, 100n],
    [2n ** 32n + 50n, 100n],
    [random + 2n ** 32n, random],
    [2n ** 63n, random],
  ] as const;
  for (const [coins, savings] of lies) {
    if (!(await isFooled(circuit(coins, savings)))) continue;
    return notYet(
      `Mallory has ${savings} coins and claims ${`${coins}`.replace('-', '−')} coins, and your circuit accepts it.`,
    );
  }
  return withinRows(
    circuit(1n, 1n),
    limit,
    `True claims pass, and all ${lies.length} lies fail.`,
  );
};
