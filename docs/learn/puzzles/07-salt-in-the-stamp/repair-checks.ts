import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  isFooled,
  notYet,
  run,
  short,
  unchecked,
  withinRows,
} from '../../attack';
import { betrays } from '../../members';
import type * as Program from './repair-start';

const limit = 48;

/** A nullifier depends on the member and the poll, and on nothing else. */
export const check: Check<typeof Program> = async ({ castVote, entryOf }) => {
  const secrets = [Field.random(), Field.random(), Field(9012)];
  const list = secrets.map(entryOf);
  const circuit =
    (poll: number, secret: Field, salt: Field, members = list) =>
    () =>
      castVote(members.map(unchecked), {
        poll: unchecked(poll),
        secret: unchecked(secret),
        salt: unchecked(salt),
      });
  const read = (nullifier: Field) => nullifier.toBigInt();

  const nullifiers = new Map<bigint, string>();
  for (const poll of [7, 8]) {
    for (const [i, secret] of secrets.entries()) {
      const name = ['Ana', 'Ben', 'Mallory'][i];
      let first: bigint | undefined;
      for (const salt of [Field.random(), Field(0), Field(1), Field(poll)]) {
        const vote = circuit(poll, secret, salt);
        const { error } = await run(vote, read);
        if (error) {
          return notYet(
            `The app sends a salt of its choice, ${short(salt)}. With this salt, your circuit rejects ${name}'s vote in poll ${poll}.`,
            { error },
          );
        }
        const made = await attempts(vote, read);
        first ??= made[0];
        const other = made.find((nullifier) => nullifier !== first);
        if (other === undefined) continue;
        return notYet(
          `${name} has two nullifiers in poll ${poll}, ${short(Field(first))} and ${short(Field(other))}, and votes twice.`,
        );
      }
      const earlier = nullifiers.get(first!);
      if (earlier === name) {
        return notYet(
          `${name} gets the same nullifier in polls 7 and 8, so the second poll drops the vote.`,
        );
      }
      if (earlier) {
        return notYet(
          `${earlier} and ${name} get the same nullifier, so one of the two can't vote.`,
        );
      }
      if (list.some((entry) => entry.toBigInt() === first)) {
        return notYet(
          `The nullifier of ${name}'s vote in poll ${poll} is an entry in the list, so everyone sees who voted.`,
        );
      }
      nullifiers.set(first!, name);
    }
  }
  for (const [secret, what] of [
    [Field(666), "666 isn't a member's secret"],
    [Field(0), "0 isn't a member's secret"],
    [list[0], "Mallory gives Ana's entry as her secret"],
  ] as const) {
    if (!(await isFooled(circuit(7, secret, Field(1))))) continue;
    return notYet(`${what}, and your circuit accepts the vote.`);
  }
  const others = list.with(0, Field.random());
  if (await isFooled(circuit(7, secrets[0], Field(1), others))) {
    return notYet(
      "Ana isn't in the list of another club, but your circuit accepts her vote there.",
    );
  }
  const found = await betrays({
    entryOf,
    nullifierOf: (secret, poll) =>
      castVote(list.with(0, entryOf(secret)), {
        poll: Field(poll),
        secret,
        salt: Field(1),
      }),
    words: ['secret', 'entry'],
  });
  if (found) return notYet(found);

  return withinRows(
    circuit(7, Field(1), Field(1)),
    limit,
    "Each member has one nullifier for each poll, with any salt. Mallory tried to compute Ana's nullifier from the list, and failed.",
  );
};
