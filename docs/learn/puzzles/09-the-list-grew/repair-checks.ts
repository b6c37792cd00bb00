import { Field, Poseidon, Provable } from 'o1js';
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
  const found = betrays(secrets.Ana);
  if (found) return { state: 'not-yet', message: found };

  const { rows } = await Provable.constraintSystem(() => {
    circuit(7, lists.Tuesday, secrets.Ana);
  });
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message =
    "The list changes, and each member keeps one stamp. Mallory tried to compute Ana's from the list, and failed.";
  return { state: 'passed', message, rows: measured };

  /** @returns how Mallory finds out whose stamp it is, or undefined if she can't */
  function betrays(secret: Field) {
    const stampOf = (own: Field) =>
      castVote(Field(7), [entryOf(own), free, free], own).stamp;
    const [entry, stamp] = [entryOf(secret), stampOf(secret)];
    if (solve(entryOf, entry) === secret.toBigInt()) {
      return "Everyone computes Ana's secret from her entry in the list, and votes as Ana. The list has to show hashes.";
    }
    if (solve(stampOf, stamp) === secret.toBigInt()) {
      return "Everyone computes Ana's secret from her stamp, and votes as Ana. A stamp has to be a hash of the secret.";
    }
    // Mallory makes a secret up, and puts Ana's entry in the place of its entry.
    const madeUp = Field.random();
    const own = withHashes(() => entryOf(madeUp));
    const answers = new Map(
      [...own.calls]
        .filter(([, result]) => result.equals(own.result).toBoolean())
        .map(([call]) => [call, entry]),
    );
    const guess = withHashes(() => stampOf(madeUp), answers);
    if (guess.result.equals(stamp).toBoolean()) {
      return "Everyone has the list, and computes Ana's stamp from her entry. So everyone sees how Ana voted.";
    }
    const ofSecret = [...withHashes(() => stampOf(secret)).calls].filter(
      ([call, result]) =>
        !guess.calls.has(call) && !result.equals(entry).toBoolean(),
    );
    return ofSecret.length === 0
      ? "The stamp is computed from Ana's secret, and Poseidon never gets the secret. What isn't hashed can be turned around."
      : undefined;
  }
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

/** Runs a part of a program, notes the hashes that it computes, and answers some of them differently. */
function withHashes<T>(run: () => T, answers = new Map<string, Field>()) {
  const original = { ...Poseidon };
  const calls = new Map<string, Field>();
  const note = (call: string, compute: () => Field) => {
    const result = answers.get(call) ?? compute();
    calls.set(call, result);
    return result;
  };
  Poseidon.hash = (input) => note(input.join(), () => original.hash(input));
  Poseidon.hashWithPrefix = (prefix, input) =>
    note(`${prefix}: ${input.join()}`, () =>
      original.hashWithPrefix(prefix, input),
    );
  try {
    return { result: run(), calls };
  } finally {
    Object.assign(Poseidon, original);
  }
}

/** @returns the place of a value on the line through f(0) and f(1) */
function solve(f: (x: Field) => Field, value: Field): bigint | undefined {
  const offset = f(Field(0));
  const slope = f(Field(1)).sub(offset);
  if (slope.equals(0).toBoolean()) return undefined;
  return value.sub(offset).div(slope).toBigInt();
}
