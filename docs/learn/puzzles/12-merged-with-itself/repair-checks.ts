import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const { asProver } = Provable;
const limit = 8;
const votes = [10, 20, 5, Math.floor(Math.random() * 1000)];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

/** Only neighbors can be merged, and the sum is the sum of their days. */
export const check: Check<typeof Program> = async ({ Section, Tally }) => {
  let stopped: unknown;
  const circuit = async (polls: number[], ranges: number[][]) => {
    const proofs = polls.map((poll, i) => {
      const [from, to] = ranges[i];
      const yes = votes.slice(from, to).reduce((sum, day) => sum + day, 0);
      const fields = [from, to, yes].map((value) => Field(value));
      return new Tally.Proof({
        proof: undefined,
        publicInput: Provable.witness(Field, () => Field(poll)),
        publicOutput: Provable.witness(Section, () =>
          Section.fromFields(fields),
        ),
        maxProofsVerified: 2,
      });
    });
    const { merge } = Tally.rawMethods;
    const poll = Provable.witness(Field, () => Field(7));
    const merged = await merge(poll, proofs[0], proofs[1]);
    const [left, right] = proofs.map(({ shouldVerify }) => shouldVerify);
    return { merged: merged.publicOutput, left: left, right: right };
  };
  const run = async (polls: number[], ranges: number[][]) => {
    let result: { fields: string; unverified: string | undefined } | undefined;
    await runAsAttacker(async () => {
      const { merged, left, right } = await circuit(polls, ranges);
      asProver(() => {
        const unverified = !left.toBoolean()
          ? 'left'
          : right.toBoolean()
            ? undefined
            : 'right';
        result = { fields: Section.toFields(merged).join(), unverified };
      });
    }).catch((error: unknown) => {
      stopped = error;
    });
    return result;
  };
  const name = ([from = 0, to = 0]: number[]) =>
    to - from === 1 ? days[from] : `${days[from]} to ${days[to - 1]}`;

  for (const ranges of [
    [
      [0, 1],
      [1, 2],
    ],
    [
      [0, 2],
      [2, 3],
    ],
    [
      [1, 2],
      [2, 4],
    ],
  ]) {
    const [from, to] = [ranges[0][0], ranges[1][1]];
    const sum = votes.slice(from, to).reduce((total, day) => total + day, 0);
    const merged = await run([7, 7], ranges);
    const what = `The club merges ${ranges.map(name).join(' and ')} honestly`;
    if (merged?.unverified) {
      const message = `${what}, and your circuit doesn't verify the ${merged.unverified} proof.`;
      return { state: 'not-yet', message };
    }
    if (merged?.fields === [from, to, sum].join()) continue;
    const message = `${what}, and your circuit ${merged ? 'returns another section' : 'rejects it'}.`;
    return { state: 'not-yet', message, error: stopped };
  }
  for (const ranges of [
    [
      [0, 1],
      [0, 1],
    ],
    [
      [1, 2],
      [1, 2],
    ],
    [
      [1, 2],
      [0, 1],
    ],
    [
      [0, 2],
      [1, 2],
    ],
    [
      [0, 1],
      [2, 3],
    ],
  ]) {
    if (!(await run([7, 7], ranges))) continue;
    const message = `Mallory merges ${ranges.map(name).join(' and ')}, and your circuit accepts it.`;
    return { state: 'not-yet', message };
  }
  for (const polls of [
    [7, 8],
    [8, 7],
    [8, 8],
  ]) {
    const neighbors = [
      [0, 1],
      [1, 2],
    ];
    if (!(await run(polls, neighbors))) continue;
    const message =
      'Mallory merges a proof of another poll, and your circuit accepts it.';
    return { state: 'not-yet', message };
  }
  const { rows } = await Provable.constraintSystem(async () => {
    await circuit(
      [7, 7],
      [
        [0, 1],
        [1, 2],
      ],
    );
  });
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'Neighbors can be merged, and all eight other pairs fail.';
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
