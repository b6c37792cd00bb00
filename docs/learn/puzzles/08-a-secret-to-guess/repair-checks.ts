import { Field, PrivateKey, Scalar } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  isFooled,
  notYet,
  run,
  short,
  unchecked,
  withHashes,
  withinRows,
} from '../../attack';
import { betrays } from '../../members';
import type * as Program from './repair-start';

const limit = 48;
const digits = 30;
/** So many random bytes are a number of 30 digits. */
const enough = 13;

// Random numbers that are made for secrets. In a browser, o1js asks crypto.
let bytes = 0;
for (const [owner, names] of [
  [Field, ['random']],
  [Scalar, ['random']],
  [PrivateKey, ['random']],
  [globalThis.crypto, ['getRandomValues', 'randomUUID']],
] as const) {
  const functions = owner as unknown as Record<
    string,
    (array?: ArrayBufferView) => unknown
  >;
  for (const name of names) {
    const own = functions[name];
    const counted = (array?: ArrayBufferView) => {
      bytes += array?.byteLength ?? enough;
      return own.call(owner, array);
    };
    Object.defineProperty(owner, name, { value: counted, writable: true });
  }
}

/** A secret is long and random, and each member has one nullifier for each poll. */
export const check: Check<typeof Program> = async (program) => {
  const { castVote, entryOf, newSecret } = program;
  const [anas, bens] = [newSecret(61), newSecret(23)];
  if (anas.toBigInt() === bens.toBigInt()) {
    return notYet('Ana and Ben get the same secret, so Ben can vote as Ana.');
  }
  const secrets = [anas, bens];
  for (const [name, pin, secret] of [
    ['Ben', 23, bens],
    ['Cleo', 0, newSecret(0)],
  ] as const) {
    if (newSecret(pin).equals(secret).toBoolean()) {
      return notYet(
        `${name}'s PIN is ${pin}, and anyone who runs newSecret(${pin}) gets the same secret.`,
      );
    }
    for (let attempt = 0; attempt < 20; attempt++) {
      const { length } = newSecret(pin).toString();
      if (length >= digits) continue;
      return notYet(
        `${name}'s secret has ${length} digits. A computer can try all numbers of that length, so use at least ${digits} digits.`,
      );
    }
  }
  const tries = Array.from({ length: 500 }, () => newSecret(23).toString());
  if (new Set(tries).size < tries.length) {
    return notYet(
      'Mallory ran newSecret(23) 500 times, and two secrets were the same. So there are few of them, and she tries them all.',
    );
  }

  const { random } = Math;
  Math.random = () => 0.5;
  const guessed = [newSecret(23), newSecret(23)];
  Math.random = random;
  if (guessed[0].equals(guessed[1]).toBoolean()) {
    return notYet(
      'Your secret comes from Math.random. Mallory saw some of its numbers and computed the next ones. Use a random number that is made for secrets.',
    );
  }
  bytes = 0;
  newSecret(23);
  if (bytes < enough) {
    return notYet(
      bytes === 0
        ? "Your secret isn't made from a new random number. Mallory can find out what it is made from, for example a counter or the time. Use a random number that is made for secrets."
        : `Only ${8 * bytes} random bits go into a secret, and a hash doesn't add any. A computer can try all their values, so use at least ${8 * enough} bits.`,
    );
  }
  // With sums in place of hashes, a secret shows how much randomness went in.
  const sum = (_: Field, given: Field[]) =>
    given.reduce((all, number) => all.mul(2n ** 64n).add(number), Field(0));
  const unhashed = () => withHashes(() => newSecret(23), sum);
  const near: Field[] = [];
  for (let pair = 0; pair < 20; pair++)
    near.push((await unhashed()).sub(await unhashed()));
  const isShort = (number: Field) => number.toString().length < digits;
  if (near.every((each) => isShort(each) || isShort(each.neg()))) {
    return notYet(
      `You make a long random number and use only a small part of it. Before the hash, Mallory tries all numbers of that part. So use at least ${digits} digits of it.`,
    );
  }
  const list = secrets.map(entryOf);
  const circuit =
    (poll: number, secret: Field, members = list) =>
    () =>
      castVote(members.map(unchecked), unchecked(poll), unchecked(secret));
  const read = (nullifier: Field) => nullifier.toBigInt();
  const nullifiers = new Set<bigint>();
  for (const [i, secret] of secrets.entries()) {
    const name = ['Ana', 'Ben'][i];
    for (const poll of [7, 8]) {
      const vote = circuit(poll, secret);
      const { error } = await run(vote, read);
      if (error) {
        return notYet(
          `${name} votes in poll ${poll}, but your circuit rejects it.`,
          { error },
        );
      }
      const [nullifier, ...others] = await attempts(vote, read);
      const other = others.find((each) => each !== nullifier);
      if (other !== undefined) {
        return notYet(
          `${name} has two nullifiers in poll ${poll}, ${short(Field(nullifier))} and ${short(Field(other))}, and votes twice.`,
        );
      }
      if (nullifiers.has(nullifier)) {
        return notYet(
          `${name}'s nullifier in poll ${poll} was used before, so the vote is dropped.`,
        );
      }
      nullifiers.add(nullifier);
    }
  }
  for (const [secret, what] of [
    [Field(23), 'the secret 23'],
    [Field(61), 'the secret 61'],
    [Field(0), 'the secret 0'],
    [list[0], "Ana's entry as her secret"],
  ] as const) {
    if (!(await isFooled(circuit(7, secret)))) continue;
    return notYet(`Mallory votes with ${what}, and your circuit accepts it.`);
  }
  const others = list.with(0, Field.random());
  if (await isFooled(circuit(7, secrets[0], others))) {
    return notYet(
      "Ana isn't in the list of another club, but your circuit accepts her vote there.",
    );
  }
  const found = await betrays({
    entryOf,
    nullifierOf: (secret, poll) =>
      castVote(list.with(0, entryOf(secret)), Field(poll), secret),
    words: ['secret', 'entry'],
  });
  if (found) return notYet(found);

  return withinRows(
    circuit(7, Field(1)),
    limit,
    'Mallory can guess for the rest of her life without finding a secret. Ben still has one nullifier for each poll.',
    "Mallory can't guess the secret.",
  );
};
