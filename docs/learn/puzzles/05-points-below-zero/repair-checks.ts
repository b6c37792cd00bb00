import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const { asProver } = Provable;
const limit = 20;

/** The circuit counts 0 to 5 points and nothing else. */
export const check: Check<typeof Program> = async ({ Ballot, count }) => {
  const circuit = (poll: number, points: bigint, before: number) =>
    count(
      Provable.witness(Field, () => Field(before)),
      Provable.witness(Ballot, () =>
        Ballot.fromFields([Field(poll), Field(points)]),
      ),
    );
  const counted = async (points: bigint) => {
    const before = 40 + Math.floor(Math.random() * 100);
    let sum = Field(0);
    try {
      await runAsAttacker(() => {
        sum = circuit(7, points, before);
        const expected = Field(before).add(Field(points));
        asProver(() => (sum = sum.toConstant().sub(expected)));
      });
      return sum.toBigInt() === 0n ? 'right' : 'wrong sum';
    } catch {
      return 'rejected';
    }
  };
  for (let points = 0n; points <= 5n; points++) {
    const result = await counted(points);
    if (result === 'right') continue;
    const message = `Ana gives ${points} points, and your circuit ${result === 'rejected' ? 'rejects them' : 'adds another number'}.`;
    return { state: 'not-yet', message };
  }
  for (const points of [6n, 100n, 2n ** 64n, -1n, -3n, -40n, -(2n ** 63n)]) {
    if ((await counted(points)) === 'rejected') continue;
    const message = `Mallory gives ${`${points}`.replace('-', '−')} points, and your circuit accepts them.`;
    return { state: 'not-yet', message };
  }
  const { rows } = await Provable.constraintSystem(() => {
    circuit(7, 5n, 40);
  });
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'The points 0 to 5 pass, and all seven lies fail.';
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
