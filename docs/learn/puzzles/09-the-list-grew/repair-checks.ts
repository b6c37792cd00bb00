import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  notYet,
  run,
  short,
  unchecked,
  withinRows,
} from '../../attack';
import { betrays, inputsOf } from '../../members';
import type * as Program from './repair-start';

const limit = 90;

/** A nullifier depends on member and poll, and stays when the list changes. */
export const check: Check<typeof Program> = async (program) => {
  const { castVote, entryOf, rootOf } = program;
  const secrets = {
    Ana: Field.random(),
    Mallory: Field.random(),
    Ben: Field.random(),
  };
  const [ana, mallory, ben] = Object.values(secrets).map(entryOf);
  const free = Field(0);
  const stranger = Field.random();
  const ownEntry = entryOf(stranger);
  const lists = {
    Monday: [ana, mallory, free],
    Tuesday: [ana, mallory, ben],
    Wednesday: [mallory, free, ben],
    Thursday: [mallory, free, free],
  };
  const days = Object.entries(lists);
  for (const [day, list] of days) {
    const root = rootOf(list);
    const other = days.find(
      ([name, each]) => name !== day && rootOf(each).equals(root).toBoolean(),
    );
    if (!other) continue;
    return notYet(
      `The lists of ${day} and ${other[0]} have the same root, ${short(root)}. Mallory makes a list of her own with that root, and the server doesn't notice it. Keep the hash of the list.`,
    );
  }
  // Mallory takes the place of someone, and looks for a number in the next place.
  for (const place of [0, 1, 2]) {
    const next = (place + 1) % 3;
    const listOf = (number: Field) =>
      lists.Tuesday.with(place, ownEntry).with(next, number);
    const root = rootOf(lists.Tuesday);
    const numbers = await inputsOf(
      (number) => rootOf(listOf(number)),
      () => rootOf(lists.Tuesday),
    );
    for (const number of [lists.Tuesday[next], ...numbers]) {
      if (!rootOf(listOf(number)).equals(root).toBoolean()) continue;
      return notYet(
        `A stranger made a list with her own entry, and it has the root of Tuesday's list, ${short(root)}. So she votes as a member. The root has to be a hash of all entries.`,
      );
    }
  }
  const circuit = (poll: number, list: Field[], secret: Field) => () =>
    castVote(unchecked(poll), list.map(unchecked), unchecked(secret));
  type Made = ReturnType<ReturnType<typeof circuit>>;
  const read = ({ poll, root, nullifier }: Made) =>
    [poll, root, nullifier].map((field) => field.toConstant());
  /** @returns the nullifiers with which the server counts a vote: it knows the poll and the roots */
  const votes = async (poll: number, list: Field[], secret: Field) => {
    const made = await attempts(circuit(poll, list, secret), read);
    return made
      .filter(([shown]) => shown.equals(poll).toBoolean())
      .filter(([, root]) => root.equals(rootOf(list)).toBoolean())
      .map(([, , nullifier]) => nullifier.toBigInt());
  };

  const nullifiers = new Map<bigint, string>();
  for (const [name, secret] of Object.entries(secrets)) {
    for (const poll of [7, 8]) {
      const { error } = await run(circuit(poll, lists.Tuesday, secret), read);
      const [nullifier, ...others] = await votes(poll, lists.Tuesday, secret);
      if (error || nullifier === undefined) {
        return notYet(
          error
            ? `${name} is in Tuesday's list, but your circuit rejects ${name}'s vote.`
            : `${name} votes in poll ${poll} with Tuesday's list, and the vote shows another poll or another root. The server drops it.`,
          { error },
        );
      }
      const other = others.find((each) => each !== nullifier);
      if (other !== undefined) {
        return notYet(
          `${name} has two nullifiers in poll ${poll}, ${short(Field(nullifier))} and ${short(Field(other))}, and votes twice.`,
        );
      }
      const earlier = nullifiers.get(nullifier);
      if (earlier) {
        return notYet(
          earlier === name
            ? `${name} has the same nullifier in polls 7 and 8, so the second poll drops the vote.`
            : `${earlier} and ${name} get the same nullifier, so one of the two can't vote.`,
        );
      }
      nullifiers.set(nullifier, name);
    }
  }

  const [onTuesday] = await votes(7, lists.Tuesday, secrets.Mallory);
  for (const day of ['Monday', 'Wednesday'] as const) {
    const [nullifier] = await votes(7, lists[day], secrets.Mallory);
    if (nullifier === onTuesday) continue;
    const { error } = await run(circuit(7, lists[day], secrets.Mallory), read);
    return notYet(
      nullifier === undefined
        ? `Mallory is in ${day}'s list, but your circuit rejects her vote.`
        : `Mallory's nullifier changes with the list. So she votes twice in one poll, on Tuesday and on ${day}.`,
      { error },
    );
  }
  for (const [name, day, secret] of [
    ['Ben', 'Monday', secrets.Ben],
    ['Ana', 'Wednesday', secrets.Ana],
    ['A stranger', 'Tuesday', stranger],
    ['A stranger with the secret 0', 'Monday', free],
    ["A stranger with Ana's entry as secret", 'Tuesday', ana],
  ] as const) {
    const counted = await votes(7, lists[day], secret);
    if (counted.length === 0) continue;
    return notYet(
      `${name} isn't in ${day}'s list, and your circuit accepts the vote.`,
    );
  }
  // What a vote shows has to be what it works with.
  const ownList = lists.Tuesday.with(0, ownEntry);
  for (const [vote, swap, what] of [
    [circuit(7, ownList, stranger), [[ownEntry], [ana]], "Tuesday's root"],
    [
      circuit(8, lists.Tuesday, secrets.Ana),
      [[Field(8)], [Field(7)]],
      'poll 7',
    ],
  ] as const) {
    const root = rootOf(lists.Tuesday);
    const shown = await attempts(vote, read, swap);
    if (
      !shown.some((all) =>
        all[0].equals(7).and(all[1].equals(root)).toBoolean(),
      )
    )
      continue;
    return notYet(
      `Mallory's own program shows ${what} and works with another one, and your circuit accepts it.`,
    );
  }
  const found = await betrays({
    entryOf,
    nullifierOf: (secret, poll) =>
      castVote(Field(poll), [entryOf(secret), free, free], secret).nullifier,
    words: ['secret', 'entry'],
  });
  if (found) return notYet(found);

  return withinRows(
    circuit(7, lists.Tuesday, secrets.Ana),
    limit,
    "The list changes, and each member keeps one nullifier. Mallory tried to compute Ana's nullifier from the list, and failed.",
  );
};
