import { Provable, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const limit = 30;

/** Only one pair of numbers passes for each number of eggs. */
export const check: Check<typeof Program> = async ({ packEggs }) => {
  let stopped: unknown;
  const circuit = (...numbers: number[]) => {
    const [eggs, boxes, loose] = numbers.map((number) =>
      Provable.witness(UInt64, () => UInt64.from(number)),
    );
    packEggs(eggs, boxes, loose);
  };
  const isAccepted = (...numbers: number[]) =>
    Provable.runAndCheck(() => circuit(...numbers)).then(
      () => true,
      (error: unknown) => {
        stopped = error;
        return false;
      },
    );
  const random = 200 + Math.floor(Math.random() * 1000);
  for (const eggs of [100, 24, 11, 0, 131, random]) {
    const [boxes, loose] = [Math.floor(eggs / 12), eggs % 12];
    if (await isAccepted(eggs, boxes, loose)) continue;
    const message = `Ben packed ${eggs} eggs honestly, ${boxes} boxes and ${loose} loose eggs, and your circuit rejects it.`;
    return { state: 'not-yet', message, error: stopped };
  }

  const attacks = [
    [100, 0, 0],
    [100, 7, 4],
    [100, 8, 3],
    [random, 0, random % 12],
    [100, 7, 16],
    [100, 0, 100],
    [24, 1, 12],
    [131, 9, 23],
    [random, Math.floor(random / 12) - 1, (random % 12) + 12],
  ];
  for (const attack of attacks) {
    const [eggs, boxes, loose] = attack;
    const pair = `${boxes} ${boxes === 1 ? 'box' : 'boxes'} and ${loose} loose eggs`;
    const sum = boxes * 12 + loose;
    const why = sum === eggs ? '' : ` But that is ${sum}.`;
    const lie = `Ben packs ${eggs} eggs, claims ${pair}, and your circuit accepts it.${why}`;
    if (await isAccepted(...attack)) return { state: 'not-yet', message: lie };

    // An attacker's own program has no asProver blocks.
    const { asProver } = Provable;
    Provable.asProver = () => undefined;
    const stillAccepted = await isAccepted(...attack);
    Provable.asProver = asProver;
    if (!stillAccepted) continue;
    const message = `${lie} Ben leaves out asProver: it runs on his computer and adds no constraint.`;
    return { state: 'not-yet', message };
  }

  const { rows } = await Provable.constraintSystem(() => circuit(0, 0, 0));
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'Honest packing passes, and all nine lies fail.';
  return { state: 'passed', message, rows: measured };
};
