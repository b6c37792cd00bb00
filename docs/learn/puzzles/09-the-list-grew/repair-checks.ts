import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const { asProver } = Provable;
const limit = 90;

/** A stamp depends on member and poll, and stays when the list changes. */
export const check: Check<typeof Program> = async (program) => {
  const { castVote, entryOf, rootOf } = program;
  const secrets = {
    Ana: Field.random(),
    Mallory: Field.random(),
    Ben: Field.random(),
  };
  const [ana, mallory, ben] = Object.values(secrets).map(entryOf);
  const free = Field(0);
  const lists = {
    Monday: [ana, mallory, free],
    Tuesday: [ana, mallory, ben],
    Wednesday: [mallory, free, ben],
  };
  const circuit = (poll: number, list: Field[], secret: Field) => {
    const inputs = [Field(poll), secret, ...list].map((value) =>
      Provable.witness(Field, () => value),
    );
    return castVote(inputs[0], inputs.slice(2), inputs[1]);
  };
  const vote = async (poll: number, list: Field[], secret: Field) => {
    let stamp: bigint | undefined;
    await runAsAttacker(() => {
      const { root, ...made } = circuit(poll, list, secret);
      root.assertEquals(rootOf(list));
      asProver(() => (stamp = made.stamp.toBigInt()));
    }).catch(() => undefined);
    return stamp;
  };

  const stamps = new Map<bigint, string>();
  for (const [name, secret] of Object.entries(secrets)) {
    for (const poll of [7, 8]) {
      const stamp = await vote(poll, lists.Tuesday, secret);
      if (stamp === undefined || stamp < 2n ** 128n) {
        const message =
          stamp === undefined
            ? `${name} is in Tuesday's list, and your circuit rejects ${name}'s vote.`
            : `${name}'s stamp is a short number. A stamp has to be a hash, or it shows the secret.`;
        return { state: 'not-yet', message };
      }
      const earlier = stamps.get(stamp);
      if (earlier) {
        const message =
          earlier === name
            ? `${name} has the same stamp in polls 7 and 8, so the second poll drops the vote.`
            : `${earlier} and ${name} get the same stamp, so one of the two can't vote.`;
        return { state: 'not-yet', message };
      }
      stamps.set(stamp, name);
    }
  }

  const onTuesday = await vote(7, lists.Tuesday, secrets.Mallory);
  for (const day of ['Monday', 'Wednesday'] as const) {
    const stamp = await vote(7, lists[day], secrets.Mallory);
    if (stamp === onTuesday) continue;
    const message =
      stamp === undefined
        ? `Mallory is in ${day}'s list, and your circuit rejects her vote.`
        : `Mallory's stamp changes with the list: she votes on Tuesday and on ${day}.`;
    return { state: 'not-yet', message };
  }
  for (const [name, day] of [
    ['Ben', 'Monday'],
    ['Ana', 'Wednesday'],
  ] as const) {
    if ((await vote(7, lists[day], secrets[name])) === undefined) continue;
    const message = `${name} isn't in ${day}'s list, and your circuit accepts the vote.`;
    return { state: 'not-yet', message };
  }

  const { rows } = await Provable.constraintSystem(() => {
    circuit(7, lists.Tuesday, secrets.Ana);
  });
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'The list changes, and each member keeps one stamp.';
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
