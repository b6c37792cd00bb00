import { Field, Poseidon, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const { asProver } = Provable;
const limit = 48;

/** A stamp depends on the member and the poll, and on nothing else. */
export const check: Check<typeof Program> = async ({ castVote, entryOf }) => {
  const names = ['Ana', 'Ben', 'Mallory'];
  const secrets = [Field.random(), Field.random(), Field(9012)];
  const list = secrets.map(entryOf);
  const circuit = (poll: number, secret: Field, salt: Field) => {
    const values = [Field(poll), secret, salt];
    const inputs = values.map((value) => Provable.witness(Field, () => value));
    const [ofPoll, ofMember, chosen] = inputs;
    return castVote(list, { poll: ofPoll, secret: ofMember, salt: chosen });
  };
  const stampOf = async (poll: number, secret: Field, salt: Field) => {
    let stamp: bigint | undefined;
    await runAsAttacker(() => {
      const made = circuit(poll, secret, salt);
      asProver(() => (stamp = made.toBigInt()));
    }).catch(() => undefined);
    return stamp;
  };

  const stamps = new Map<bigint, string>();
  for (const poll of [7, 8]) {
    for (const [i, secret] of secrets.entries()) {
      const [name, salt] = [names[i], Field.random()];
      const stamp = await stampOf(poll, secret, salt);
      const fault = judge(stamp, `${name}'s vote in poll ${poll}`);
      if (fault) return { state: 'not-yet', message: fault };

      const otherSalts = poll === 7 ? [Field(0), Field.random()] : [];
      for (const otherSalt of otherSalts) {
        const other = await stampOf(poll, secret, otherSalt);
        if (other === stamp) continue;
        const message =
          other === undefined
            ? `${name} sends the salt ${otherSalt.toString().slice(0, 6)}…, and your circuit rejects it.`
            : `${name} has two stamps in poll ${poll}, one for each salt, and votes twice.`;
        return { state: 'not-yet', message };
      }
      const earlier = stamps.get(stamp!);
      if (earlier) {
        const message =
          earlier === name
            ? `${name} gets the same stamp in polls 7 and 8, so the second poll drops the vote.`
            : `${earlier} and ${name} get the same stamp, so one of the two can't vote.`;
        return { state: 'not-yet', message };
      }
      stamps.set(stamp!, name);
    }
  }
  if ((await stampOf(7, Field(666), Field(1))) !== undefined) {
    const message = '666 is in no list, and your circuit accepts the vote.';
    return { state: 'not-yet', message };
  }
  const found = betrays(secrets[0]);
  if (found) return { state: 'not-yet', message: found };

  const { rows } = await Provable.constraintSystem(() => {
    circuit(7, Field(1), Field(1));
  });
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message =
    "Each member has one stamp for each poll, with any salt. Mallory tried to compute Ana's stamp from the list, and failed.";
  return { state: 'passed', message, rows: measured };

  /** @returns how Mallory finds out whose stamp it is, or undefined if she can't */
  function betrays(secret: Field) {
    const stampOf = (own: Field) =>
      castVote([entryOf(own)], { poll: Field(7), secret: own, salt: Field(1) });
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

  /** @returns a sentence about a stamp that is missing or shows the voter */
  function judge(stamp: bigint | undefined, vote: string) {
    if (stamp === undefined) {
      return `The app sends the salt that it likes. Your circuit rejects ${vote}.`;
    }
    if (list.some((entry) => entry.toBigInt() === stamp)) {
      return `The stamp of ${vote} is an entry in the list, so everyone sees who voted.`;
    }
    if (stamp < 2n ** 128n) {
      return `The stamp of ${vote} is a short number. A stamp has to be a hash, or it shows the secret.`;
    }
    return undefined;
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
