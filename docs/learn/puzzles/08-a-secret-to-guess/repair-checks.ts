import { Field, Provable } from 'o1js';
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
