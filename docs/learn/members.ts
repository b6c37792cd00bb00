// Attacks on the numbers that members show: entries of a list, nullifiers, and signed messages.
import { Field } from 'o1js';
import { forgetProvers, short, withHashes } from './attack';
import { isSame, rootsOf } from './roots';

/** How a program makes public numbers from a member's secret. */
interface Members {
  /** The number in the list. */
  entryOf: (secret: Field) => Field;
  /** The number that a vote shows, if it shows one. */
  nullifierOf?: (secret: Field, poll: number | Field) => Field | Promise<Field>;
  /** What the program calls a secret and an entry, for example "code" and "leaf". */
  words: readonly [secret: string, entry: string];
}

type Secretive = (secret: Field) => Field | Promise<Field>;

/** So many members that two of them are likely the same, if only a thousand numbers are possible. */
const crowd = 100;

/**
 * Tries to find out, from the list and the nullifiers, who voted.
 *
 * @returns what an attacker did, or undefined if all attacks failed
 */
export async function betrays({
  entryOf,
  nullifierOf,
  words: [secretName, entryName],
}: Members): Promise<string | undefined> {
  forgetProvers();
  const leak = await turnsAround(entryOf, entryName, secretName);
  if (leak || !nullifierOf) return leak;
  const own = Field.random();
  for (const twin of await twinsOf(entryOf, own)) {
    if (isSame(await nullifierOf(own, 7), await nullifierOf(twin, 7))) continue;
    return `Mallory has the ${secretName} ${short(own)}. The ${secretName} ${short(twin)} has the same ${entryName}, ${short(entryOf(own))}, and another nullifier. So she votes twice.`;
  }
  const found = await turnsAround(
    (own) => nullifierOf(own, 7),
    'nullifier',
    secretName,
    entryOf,
  );
  const [ana, mallory] = [Field.random(), Field.random()];
  const [entry, ownEntry] = [entryOf(ana), entryOf(mallory)];
  const hers = `Ana's ${entryName} is ${short(entry)}`;
  const nullifier = await nullifierOf(ana, 7);
  // Mallory makes a secret up, and puts Ana's entry in the place of its entry.
  const guess = await withHashes(
    () => nullifierOf(mallory, 7),
    (result) => (isSame(result, ownEntry) ? entry : result),
  );
  if (isSame(guess, nullifier)) {
    return `${hers}. Mallory has the list, and computed Ana's nullifier from her ${entryName}, without the ${secretName}: ${short(nullifier)}. So everyone sees how Ana voted.`;
  }
  if (found) return found;
  if (isSame(await nullifierOf(ana, 0), await nullifierOf(mallory, 0))) {
    return 'In poll 0 all members have the same nullifier, so only one of them can vote.';
  }
  // The entry may be a nullifier of a poll with a number that it hashes.
  const hashed: Field[] = [];
  await withHashes(
    () => entryOf(ana),
    (result, numbers) => (hashed.push(...numbers), result),
  );
  const numbers = hashed.map(Number).filter(Number.isSafeInteger);
  for (const poll of new Set([0, 1, ...numbers])) {
    if (!isSame(await nullifierOf(ana, poll), entry)) continue;
    return `${hers}. In poll ${poll} Ana's nullifier is her ${entryName}, so everyone finds it in the list. Give the nullifier another prefix.`;
  }
  // Mallory has two secrets, and compares how their nullifiers change from poll 7 to poll 8.
  const other = Field.random();
  const [x, x1, x2] = [
    nullifier,
    await nullifierOf(mallory, 7),
    await nullifierOf(other, 7),
  ];
  const [y, y1, y2] = [
    await nullifierOf(ana, 8),
    await nullifierOf(mallory, 8),
    await nullifierOf(other, 8),
  ];
  if (isSame(x, y)) {
    return `Ana's nullifier is ${short(x)} in poll 7 and in poll 8. Everyone sees that one member gave both votes.`;
  }
  const factor = y2.sub(y1).div(x2.sub(x1));
  if (isSame(y, y1.add(x.sub(x1).mul(factor)))) {
    return `Ana's nullifiers are ${short(x)} in poll 7 and ${short(y)} in poll 8. Mallory's own nullifiers change by the same formula. So Mallory finds out which two nullifiers are from one member.`;
  }
  const poll = Field.random();
  const anas = await nullifierOf(ana, poll);
  for (const other of neighborsOf(poll)) {
    if (!isSame(anas, await nullifierOf(ana, other))) continue;
    return `Ana has the same nullifier in poll ${poll.toString()} and poll ${other.toString()}. Everyone sees that one member gave both votes.`;
  }
  for (const other of neighborsOf(ana)) {
    if (!isSame(anas, await nullifierOf(other, poll))) continue;
    return `Ana's ${secretName} is ${ana.toString()}, and Ben's is ${other.toString()}. They have the same nullifier. If Ana votes, Ben no longer can.`;
  }
  const inputs = await hashedIn(() => nullifierOf(ana, 7), entry);
  const hers8 = await hashedIn(() => nullifierOf(ana, 8), entry);
  const others = await hashedIn(() => nullifierOf(mallory, 7), ownEntry);
  return inputs.some((each, i) => each !== hers8[i] && each !== others[i])
    ? undefined
    : `You never hash the ${secretName} and the poll together. So Ana's nullifiers ${short(x)} in poll 7 and ${short(y)} in poll 8 differ by a formula of the poll's number, and with a formula Mallory finds out which two are from one member.`;
}

/** @returns numbers with the same square, or of which one part is the same */
const neighborsOf = (number: Field) => [
  number.neg(),
  ...[0, 8, 16, 32, 64, 128, 253].map((bit) => bitChanged(number, bit)),
];

/**
 * Tries to get a secret from a public number that is made from it.
 *
 * @param entryOf another public number, whose hash doesn't protect this one
 * @returns what an attacker did, or undefined if she failed
 */
async function turnsAround(
  f: Secretive,
  name: string,
  secretName: string,
  entryOf: Secretive = () => Field(0),
): Promise<string | undefined> {
  const [ana, mallory] = [Field.random(), Field.random()];
  const value = await f(ana);
  const solutions = [value, ...(await rootsOf(f, value))];
  if (solutions.some((each) => isSame(each, ana))) {
    return `Ana's ${name} is ${short(value)}. Mallory computed Ana's ${secretName} from it: the ${secretName} is ${short(ana)}. So she votes as Ana. A ${name} has to be a hash of the ${secretName}.`;
  }
  const seen = new Set<bigint>();
  for (let member = 0; member < crowd; member++) {
    seen.add((await f(Field.random())).toBigInt());
  }
  if (seen.size < crowd) {
    return `${crowd} members have only ${seen.size} different ${plural(name)}. Mallory tries ${plural(secretName)} until one has Ana's ${name}.`;
  }
  if ([...seen].every((number) => number < 1n << 128n)) {
    return `No ${name} of ${crowd} members has more than 128 bits, so two ${plural(secretName)} with the same ${name} can be found. Keep the whole hash.`;
  }
  const hashed = [];
  for (const own of [ana, mallory]) {
    hashed.push((await hashedIn(() => f(own), await entryOf(own))).join(';'));
  }
  return hashed[0] === hashed[1]
    ? `Mallory tried formulas, and found no way back from Ana's ${name} ${short(value)} to her ${secretName}. But you never hash the ${secretName} with Poseidon, and without a hash, a better formula can get the ${secretName} back.`
    : undefined;
}

/** @returns the numbers of each hash of a run, except the hash that makes an entry */
async function hashedIn(
  run: () => Field | Promise<Field>,
  entry: Field,
): Promise<string[]> {
  const inputs: string[] = [];
  await withHashes(run, (result, given) => {
    if (!isSame(result, entry)) inputs.push(given.join());
    return result;
  });
  return inputs;
}

/** @returns other secrets with the same entry: the hashed numbers have one more root, or leave a bit out */
async function twinsOf(
  entryOf: (secret: Field) => Field,
  own: Field,
): Promise<Field[]> {
  const twins = [
    ...bitsChanged(own),
    ...(await inputsOf(entryOf, () => entryOf(own))),
  ];
  const entry = entryOf(own);
  return twins.filter(
    (twin) => !isSame(twin, own) && isSame(entryOf(twin), entry),
  );
}

/** @returns numbers that differ from one in one bit */
const bitsChanged = (own: Field) =>
  Array.from({ length: Field.sizeInBits - 1 }, (_, bit) =>
    bitChanged(own, bit),
  );

const bitChanged = (own: Field, bit: number) =>
  Field(own.toBigInt() ^ (1n << BigInt(bit)));

/** @returns inputs with which a function may return the result of a call: they solve the formula of the result, or of a number that is hashed */
export async function inputsOf(
  f: (input: Field) => Field,
  call: () => Field,
): Promise<Field[]> {
  const numbersOf = async (run: () => Field) => {
    const numbers: Field[] = [];
    const note = (result: Field, given: Field[]) => (
      numbers.push(...given),
      result
    );
    return [await withHashes(run, note), ...numbers];
  };
  const found = [];
  for (const [index, number] of (await numbersOf(call)).entries()) {
    const formula = async (x: Field) => (await numbersOf(() => f(x)))[index];
    found.push(...(await rootsOf(formula, number)));
  }
  return found;
}

/**
 * Looks for two ballots with the same message.
 *
 * @returns what an attacker did, or undefined if there are none
 */
export async function reusesSignature(
  messageOf: (poll: Field, yes: boolean) => Field[],
): Promise<string | undefined> {
  const word = (yes: boolean) => (yes ? 'yes' : 'no');
  const ballots = [1, 0, -7].flatMap((number) =>
    [true, false].map((signed) => [Field(number), signed] as const),
  );
  for (const [own, signed] of ballots) {
    const message = messageOf(own, signed);
    for (const yes of [true, false]) {
      const polls = [own, own.add(1), ...bitsChanged(own)];
      for (const [i, number] of message.entries()) {
        polls.push(...(await rootsOf((x) => messageOf(x, yes)[i], number)));
      }
      for (const poll of polls) {
        if (yes === signed && isSame(poll, own)) continue;
        if (messageOf(poll, yes).join() !== message.join()) continue;
        return `Ana signed a ${word(signed)} in poll ${short(own)}. A ${word(yes)} in poll ${short(poll)} has the same message, so Mallory used Ana's signature there.`;
      }
    }
  }
  return undefined;
}

function plural(word: string): string {
  return word.endsWith('y')
    ? `${word.slice(0, -1)}ies`
    : word.endsWith('f')
      ? `${word.slice(0, -1)}ves`
      : `${word}s`;
}
