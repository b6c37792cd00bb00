import { Field, Mina, Poseidon, Provable } from 'o1js';
import type { PublicKey } from 'o1js';
import type { Outcome } from '@o1js-docs/runner/run/outcome';
import { rootsOf } from './roots';

// What the checks of the course have in common: they attack a learner's program.

const original = { ...Provable };

/** @returns the outcome of an attack that succeeded, or of an honest use that failed */
export function notYet(
  message: string,
  details: Pick<Outcome, 'error' | 'rows'> = {},
): Outcome {
  return { state: 'not-yet', message, ...details };
}

/** An input of a circuit whose type runs no check: a public input, or a Field. */
export function unchecked(value: bigint | number | Field): Field {
  return original.witness(Field, () => Field(value));
}

/** An input of a circuit that its type checks: a private input. */
export const input = original.witness;

/** What a prover changes before it runs a program. */
type Prover = () => void;

/** Leaves out what the program runs on the prover's machine only. */
const withoutAsProver: Prover = () => {
  Provable.asProver = (f) => void (isOfProgram() || original.asProver(f));
};

/** Answers one question of the program with another value. */
const withAnswer =
  (
    question: number,
    change: (field: Field) => Field,
    count = { asked: 0 },
  ): Prover =>
  () => {
    const ask = original.witness as unknown as (
      type: unknown,
      compute: () => unknown,
    ) => Field;
    Provable.witness = ((type: Provable<Field>, compute: () => Field) => {
      if (!isOfProgram() || count.asked++ !== question) {
        return ask(type, compute);
      }
      return ask(type, () => {
        const value = compute();
        const fields = type
          .toFields(value)
          .map((field) => change(field.toConstant()));
        return type.fromFields(fields, type.toAuxiliary(value));
      });
    }) as typeof Provable.witness;
  };

const otherAnswers: ((field: Field) => Field)[] = [
  () => Field(0),
  () => Field(1),
  (field) => field.add(1),
];

/** A prover changes so many answers, one at a time. More questions don't stand in a step. */
const mostQuestions = 12;

/**
 * Does something as each prover. First nothing is changed. Then the attackers come:
 * they leave out what isn't an equation, and answer `Provable.witness` as they like.
 *
 * @returns what each prover gets
 */
export async function asEachProver<T>(act: () => Promise<T>): Promise<T[]> {
  const count = { asked: 0 };
  const counting = withAnswer(-1, (field) => field, count);
  const found = [await as(counting, act), await as(withoutAsProver, act)];
  const questions = Math.min(count.asked, mostQuestions);
  for (let question = 0; question < questions; question++) {
    for (const change of otherAnswers) {
      found.push(await as(withAnswer(question, change), act));
    }
  }
  return found;
}

/** Does something as a prover who leaves out what the program does with `Provable.asProver`. */
export function leavingOut<T>(act: () => Promise<T>): Promise<T> {
  return as(withoutAsProver, act);
}

async function as<T>(prover: Prover, act: () => Promise<T>): Promise<T> {
  prover();
  try {
    return await act();
  } finally {
    const { asProver, witness } = original;
    Object.assign(Provable, { asProver, witness });
  }
}

/** The addresses of the modules that a stack names, the latest call first. */
const addressesOf = ({ stack = '' }: Error) =>
  Array.from(
    stack.matchAll(/((?:blob:|file:|https?:|\/)[^\s()]+?):\d+:\d+/g),
    ([, address]) => address,
  );

/** In a browser, o1js is one file. */
const o1jsAddress = (() => {
  try {
    Field(0).inv();
    return undefined;
  } catch (error) {
    return addressesOf(error as Error)[0];
  }
})();

/** @returns true if the learner's program called the function of this module that asks, and not o1js */
function isOfProgram(): boolean {
  const [own, ...others] = addressesOf(Error());
  const caller = others.find((address) => address !== own);
  return (
    caller !== undefined &&
    caller !== o1jsAddress &&
    !caller.includes('/o1js/dist/')
  );
}

/**
 * Runs a circuit and checks its equations.
 *
 * @param read reads the values of the result
 * @returns what `read` returns, or the error that stopped the circuit
 */
export async function run<T, Result>(
  circuit: () => T | Promise<T>,
  read: (made: T) => Result,
): Promise<{ result: Result; error?: undefined } | { error: unknown }> {
  let result: Result | undefined;
  try {
    await Provable.runAndCheck(async () => {
      const made = await circuit();
      original.asProver(() => (result = read(made)));
    });
    return { result: result! };
  } catch (error) {
    return { error };
  }
}

/** @returns the error of a circuit that its author runs, or undefined */
export async function errorOf(circuit: () => unknown): Promise<unknown> {
  return (await run(circuit, () => true)).error;
}

/**
 * Runs a circuit as each prover.
 *
 * @returns each result with which all equations hold; none if all provers fail
 */
export async function attempts<T, Result>(
  circuit: () => T | Promise<T>,
  read: (made: T) => Result,
): Promise<Result[]> {
  const found = await asEachProver(() => run(circuit, read));
  return found.flatMap((each) => ('result' in each ? [each.result] : []));
}

/** @returns true if an attacker can make a circuit accept its inputs */
export async function isFooled(circuit: () => unknown): Promise<boolean> {
  return (await attempts(circuit, () => true)).length > 0;
}

/** @returns the rows of a circuit */
export async function rowsOf(circuit: () => unknown): Promise<number> {
  const { rows } = await Provable.constraintSystem(
    async () => void (await circuit()),
  );
  return rows;
}

/**
 * @param limit the rows that are enough
 * @param passed what to say if the circuit has no more
 * @param held what a learner has reached in any case
 * @returns the outcome of a circuit that no attack fooled
 */
export async function withinRows(
  circuit: () => unknown,
  limit: number,
  passed: string,
  held = 'All lies fail.',
): Promise<Outcome> {
  const yours = await rowsOf(circuit);
  const rows = { yours, limit };
  return yours > limit
    ? notYet(
        `${held} Your circuit has ${yours} rows, and ${limit} are enough.`,
        { rows },
      )
    : { state: 'passed', message: passed, rows };
}

type Chain = Awaited<ReturnType<typeof Mina.LocalBlockchain>>;

/**
 * @param change the state that the prover claims to have read
 * @returns true if the chain accepts a call of a prover that reads false state
 */
export async function isBelieved(
  chain: Chain,
  change: (state: Field[]) => Field[],
  contract: PublicKey,
  call: () => Promise<void>,
  signer: Mina.TestPublicKey,
): Promise<boolean> {
  const getAccount: typeof chain.getAccount = (key, id) => {
    const account = chain.getAccount(key, id);
    const { zkapp } = account;
    if (!zkapp || !key.equals(contract).toBoolean()) return account;
    const appState = change(zkapp.appState);
    return { ...account, zkapp: { ...zkapp, appState } };
  };
  Mina.setActiveInstance({ ...chain, getAccount });
  try {
    const made = await leavingOut(() => Mina.transaction(signer, call));
    await made.prove();
    Mina.setActiveInstance(chain);
    await made.sign([signer.key]).send();
    return true;
  } catch {
    return false;
  } finally {
    Mina.setActiveInstance(chain);
  }
}

/** How a program makes public numbers from a member's secret. */
interface Members {
  /** The number in the list. */
  entryOf: (secret: Field) => Field;
  /** The number that a vote shows, if it shows one. */
  stampOf?: (secret: Field, poll: number) => Field | Promise<Field>;
  /** What the program calls a secret and an entry, for example "code" and "leaf". */
  words: readonly [secret: string, entry: string];
}

type Secretive = (secret: Field) => Field | Promise<Field>;

/** So many members that two of them are likely the same, if only a thousand numbers are possible. */
const crowd = 100;

/**
 * Tries to find out, from the list and the stamps, who voted.
 *
 * @returns what an attacker did, or undefined if all attacks failed
 */
export async function betrays({
  entryOf,
  stampOf,
  words: [secretName, entryName],
}: Members): Promise<string | undefined> {
  const leak = await turnsAround(entryOf, entryName, secretName);
  if (leak || !stampOf) return leak;
  const found = await turnsAround(
    (own) => stampOf(own, 7),
    'stamp',
    secretName,
    entryOf,
  );
  const [ana, mallory] = [Field.random(), Field.random()];
  const [entry, ownEntry] = [entryOf(ana), entryOf(mallory)];
  const hers = `Ana's ${entryName} is ${short(entry)}`;
  const stamp = await stampOf(ana, 7);
  // Mallory makes a secret up, and puts Ana's entry in the place of its entry.
  const guess = await withHashes(
    () => stampOf(mallory, 7),
    (result) => (isSame(result, ownEntry) ? entry : result),
  );
  if (isSame(guess, stamp)) {
    return `${hers}. Mallory has the list, and computed Ana's stamp from her ${entryName}, without the ${secretName}: ${short(stamp)}. So everyone sees how Ana voted.`;
  }
  if (found) return found;
  for (const poll of [0, 1]) {
    if (!isSame(await stampOf(ana, poll), entry)) continue;
    return `${hers}. In poll ${poll} Ana's stamp is her ${entryName}, so everyone finds it in the list. Give the stamp another prefix.`;
  }
  // Mallory has two secrets, and compares how their stamps change from poll 7 to poll 8.
  const other = Field.random();
  const [x, x1, x2] = [
    stamp,
    await stampOf(mallory, 7),
    await stampOf(other, 7),
  ];
  const [y, y1, y2] = [
    await stampOf(ana, 8),
    await stampOf(mallory, 8),
    await stampOf(other, 8),
  ];
  if (isSame(x, y)) {
    return `Ana's stamp is ${short(x)} in poll 7 and in poll 8. Everyone sees that one member gave both votes.`;
  }
  const factor = y2.sub(y1).div(x2.sub(x1));
  if (isSame(y, y1.add(x.sub(x1).mul(factor)))) {
    return `Ana's stamps are ${short(x)} in poll 7 and ${short(y)} in poll 8. Mallory's own stamps change by the same formula. So Mallory finds out which two stamps are from one member.`;
  }
  return undefined;
}

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
    return `Ana's ${name} is ${short(value)}. Mallory computed Ana's ${secretName} from it, ${short(ana)}, and votes as Ana. A ${name} has to be a hash of the ${secretName}.`;
  }
  const seen = new Set<string>();
  for (let member = 0; member < crowd; member++) {
    seen.add((await f(Field.random())).toString());
  }
  if (seen.size < crowd) {
    return `${crowd} members have only ${seen.size} different ${plural(name)}. Mallory tries ${plural(secretName)} until one has Ana's ${name}.`;
  }
  const hashed = [];
  for (const own of [ana, mallory]) {
    const entry = await entryOf(own);
    const inputs: string[] = [];
    await withHashes(
      () => f(own),
      (result, given) => {
        if (!isSame(result, entry)) inputs.push(given.join());
        return result;
      },
    );
    hashed.push(inputs.join(';'));
  }
  return hashed[0] === hashed[1]
    ? `Mallory tried formulas, and found no way back from Ana's ${name} ${short(value)} to her ${secretName}. But Poseidon never gets the ${secretName}, and what isn't hashed can be turned around with a better formula.`
    : undefined;
}

/** Runs a part of a program, and replaces the results of its hashes. */
async function withHashes<T>(
  run: () => T | Promise<T>,
  answer: (result: Field, given: Field[]) => Field,
): Promise<T> {
  const own = { ...Poseidon };
  Poseidon.hash = (given) => answer(own.hash(given), given);
  Poseidon.hashWithPrefix = (prefix, given) =>
    answer(own.hashWithPrefix(prefix, given), given);
  try {
    return await run();
  } finally {
    Object.assign(Poseidon, own);
  }
}

/** @returns the first digits of a number */
export function short(value: Field): string {
  const text = value.toString();
  return text.length > 12 ? `${text.slice(0, 8)}…` : text;
}

function plural(word: string): string {
  return word.endsWith('y')
    ? `${word.slice(0, -1)}ies`
    : word.endsWith('f')
      ? `${word.slice(0, -1)}ves`
      : `${word}s`;
}

function isSame(a: Field, b: Field): boolean {
  return a.equals(b).toBoolean();
}
