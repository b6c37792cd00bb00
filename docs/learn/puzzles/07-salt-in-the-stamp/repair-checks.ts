import { Field, Provable } from 'o1js';
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

  const { rows } = await Provable.constraintSystem(() => {
    circuit(7, Field(1), Field(1));
  });
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'Each member has one stamp for each poll, with any salt.';
  return { state: 'passed', message, rows: measured };

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
