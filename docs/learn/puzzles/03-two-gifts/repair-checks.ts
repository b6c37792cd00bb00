import { Bool, Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const { asProver } = Provable;
const limit = 16;

/** Each of the 16 masks passes only if it has one hit. */
export const check: Check<typeof Program> = async ({ gifts, pickGift }) => {
  let stopped: unknown;
  const circuit = (mask: boolean[], worth: number) =>
    pickGift(
      mask.map((bit) => Provable.witness(Bool, () => Bool(bit))),
      Provable.witness(Field, () => Field(worth)),
    );
  const isAccepted = (mask: boolean[], worth: number) =>
    runAsAttacker(() => circuit(mask, worth)).then(
      () => true,
      (error: unknown) => {
        stopped = error;
        return false;
      },
    );
  const values = [5, 20, 50, 100];
  if (gifts.join() !== values.join()) {
    const message = 'The gifts on the table have to stay 5, 20, 50 and 100.';
    return { state: 'not-yet', message };
  }
  for (const gift of values) {
    const mask = values.map((value) => value === gift);
    if (!(await isAccepted(mask, gift))) {
      const message = `Ana picks only the gift of ${gift} coins, and your circuit rejects it.`;
      return { state: 'not-yet', message, error: stopped };
    }
    if (await isAccepted(mask, gift + 1)) {
      const message = `Mallory picks the gift of ${gift} coins and claims ${gift + 1}, and your circuit accepts it.`;
      return { state: 'not-yet', message };
    }
  }
  for (let number = 1; number <= 16; number++) {
    const mask = values.map((_, i) => ((number >> i) & 1) === 1);
    const picked = values.filter((_, i) => mask[i]);
    const total = picked.reduce((sum, gift) => sum + gift, 0);
    if (picked.length === 1 || !(await isAccepted(mask, total))) continue;
    const what =
      picked.length === 0
        ? 'picks nothing'
        : `picks ${picked.join(' + ')} coins as one gift`;
    const message = `Mallory ${what}, and your circuit accepts it.`;
    return { state: 'not-yet', message };
  }
  const { rows } = await Provable.constraintSystem(() =>
    circuit([true, false, false, false], 5),
  );
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'One gift passes, and the other twelve masks fail.';
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
