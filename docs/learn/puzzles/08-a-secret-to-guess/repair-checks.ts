import { Field, Poseidon, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const { asProver } = Provable;
const limit = 48;
const digits = 30;

/** A secret is long and random, and each member has one stamp for each poll. */
export const check: Check<typeof Program> = async (program) => {
  let stopped: unknown;
  const { castVote, entryOf, newSecret } = program;
  const [anas, bens] = [newSecret(61), newSecret(23)];
  if (anas.toBigInt() === bens.toBigInt()) {
    const message = 'Ana and Ben get the same secret, so Ben can vote as Ana.';
    return { state: 'not-yet', message };
  }
  const secrets = [anas, bens];
  if (secrets.some((secret) => newSecret(23).equals(secret).toBoolean())) {
    const message = `Ben's PIN is 23, and anyone who runs newSecret(23) gets his secret.`;
    return { state: 'not-yet', message };
  }
  for (let attempt = 0; attempt < 20; attempt++) {
    const { length } = newSecret(23).toString();
    if (length >= digits) continue;
    const message = `Ben's secret has ${length} digits. A computer tries them all, so use at least ${digits}.`;
    return { state: 'not-yet', message };
  }
  const tries = Array.from({ length: 500 }, () => newSecret(23).toString());
  if (new Set(tries).size < tries.length) {
    const message =
      'Mallory ran newSecret(23) 500 times, and two secrets were the same. So there are few of them, and she tries them all.';
    return { state: 'not-yet', message };
  }

  const list = secrets.map(entryOf);
  const circuit = (poll: number, value: Field) => {
    const secret = Provable.witness(Field, () => value);
    return castVote(list, Field(poll), secret);
  };
  const stampOf = async (poll: number, secret: Field) => {
    let stamp: bigint | undefined;
    await runAsAttacker(() => {
      const made = circuit(poll, secret);
      asProver(() => (stamp = made.toBigInt()));
    }).catch((error: unknown) => {
      stopped = error;
    });
    return stamp;
  };
  const stamps = new Set<bigint>();
  for (const [i, secret] of secrets.entries()) {
    const name = ['Ana', 'Ben'][i];
    for (const poll of [7, 8]) {
      const stamp = await stampOf(poll, secret);
      if (stamp === undefined) {
        const message = `${name} votes in poll ${poll}, and your circuit rejects it.`;
        return { state: 'not-yet', message, error: stopped };
      }
      if ((await stampOf(poll, secret)) !== stamp) {
        const message = `${name} has two stamps in poll ${poll} and votes twice.`;
        return { state: 'not-yet', message };
      }
      if (stamps.has(stamp)) {
        const message = `${name}'s stamp in poll ${poll} was used before, so the vote is dropped.`;
        return { state: 'not-yet', message };
      }
      stamps.add(stamp);
    }
  }
  for (const guess of [23, 61, 0]) {
    if ((await stampOf(7, Field(guess))) === undefined) continue;
    const message = `Mallory votes with the secret ${guess}, and your circuit accepts it.`;
    return { state: 'not-yet', message };
  }
  const found = betrays(anas);
  if (found) return { state: 'not-yet', message: found };

  const { rows } = await Provable.constraintSystem(() => {
    circuit(7, Field(1));
  });
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `Mallory can't guess the secret. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message =
    'Mallory can try for the rest of her life. Ben still has one stamp for each poll.';
  return { state: 'passed', message, rows: measured };

  /** @returns how Mallory finds out whose stamp it is, or undefined if she can't */
  function betrays(secret: Field) {
    const stampOf = (own: Field) => castVote([entryOf(own)], Field(7), own);
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
