import { Field, Provable, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const { asProver } = Provable;
const limit = 20;

/** A claim is a whole number, and the prover has that many coins. */
export const check: Check<typeof Program> = async ({ Claim, Savings }) => {
  let stopped: unknown;
  const circuit = async (coins: bigint, savings: number) => {
    const claim = Provable.witness(Field, () => Field(coins));
    const saved = Provable.witness(UInt64, () => UInt64.from(savings));
    await Savings.rawMethods.prove(Claim.fromFields([claim]), saved);
  };
  const isAccepted = (coins: bigint, savings: number) =>
    runAsAttacker(() => circuit(coins, savings)).then(
      () => true,
      (error: unknown) => {
        stopped = error;
        return false;
      },
    );
  const random = 1000 + Math.floor(Math.random() * 1000);
  for (const [coins, savings] of [
    [60n, 100],
    [100n, 100],
    [0n, 5],
    [999n, random],
  ] as const) {
    if (await isAccepted(coins, savings)) continue;
    const message = `Ana has ${savings} coins and claims ${coins}, and your circuit rejects it.`;
    return { state: 'not-yet', message, error: stopped };
  }
  for (const [coins, savings] of [
    [-5n, 100],
    [-1n, 0],
    [101n, 100],
    [2n ** 64n, 100],
    [-(2n ** 63n), random],
    [BigInt(random) + 1n, random],
  ] as const) {
    if (!(await isAccepted(coins, savings))) continue;
    const message = `Mallory has ${savings} coins and claims ${`${coins}`.replace('-', '−')} coins, and your circuit accepts it.`;
    return { state: 'not-yet', message };
  }
  const { rows } = await Provable.constraintSystem(() => circuit(1n, 1));
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'True claims pass, and all six lies fail.';
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
