import {
  Bool,
  Experimental,
  Field,
  Gadgets,
  Poseidon,
  Provable,
  ProvableType,
  UInt8,
  UInt32,
  UInt64,
  Unconstrained,
} from 'o1js';
import type { SmartContract } from 'o1js';
import type { Outcome } from '@o1js-docs/runner/run/outcome';
import { isSame, rootsOf, solutionOf } from './roots';

// What the checks of the course have in common: provers that attack the circuit of a learner's program.

const original = {
  ...Provable,
  hash: Poseidon.hash.bind(Poseidon),
  hashWithPrefix: Poseidon.hashWithPrefix.bind(Poseidon),
  update: Poseidon.update.bind(Poseidon),
  hashToGroup: Poseidon.hashToGroup.bind(Poseidon),
  squeezed: ((result) => result) as (result: Field, absorbed: Field[]) => Field,
  unconstrained: Unconstrained.witness.bind(Unconstrained),
};

/** What o1js does now. A program may store a function of o1js before the attack begins, so the stored function looks up the current one here. */
const now = { ...original };
Object.assign(Provable, {
  asProver: (...given) => now.asProver(...given),
  switch: (...given) => now.switch(...given),
  witness: (...given) => now.witness(...given),
  witnessAsync: (...given) => now.witnessAsync(...given),
} satisfies Partial<typeof Provable>);
Object.assign(Poseidon, {
  hash: (...given) => now.hash(...given),
  hashWithPrefix: (...given) => now.hashWithPrefix(...given),
  update: (...given) => now.update(...given),
  hashToGroup: (...given) => now.hashToGroup(...given),
} satisfies Partial<typeof Poseidon>);
const sponges = new WeakMap<object, Field[]>();
// eslint-disable-next-line @typescript-eslint/unbound-method -- each gets its sponge below
const { absorb, squeeze } = Poseidon.Sponge.prototype;
Object.assign(Poseidon.Sponge.prototype, {
  absorb(this: InstanceType<typeof Poseidon.Sponge>, number: Field) {
    sponges.set(this, [...(sponges.get(this) ?? []), number]);
    absorb.call(this, number);
  },
  squeeze(this: InstanceType<typeof Poseidon.Sponge>) {
    return now.squeezed(squeeze.call(this), sponges.get(this) ?? []);
  },
});
Unconstrained.witness = (compute) => now.unconstrained(compute);
// An answer that o1js remembers is the prover's, too.
Experimental.memoizeWitness = (type, compute) =>
  Provable.witness(type, compute);

// `Provable.runAndCheck` doesn't evaluate the gate of this range check.
// eslint-disable-next-line @typescript-eslint/unbound-method -- it needs no `this`
const { rangeCheck64 } = Gadgets;
Gadgets.rangeCheck64 = (x) => {
  original.asProver(() => {
    if (x.toBigInt() < 1n << 64n) return;
    throw Error(`rangeCheck64: ${String(x)} doesn't fit in 64 bits`);
  });
  return rangeCheck64(x);
};

// If numbers aren't in the range of their type, the prover picks the answer of a comparison that fits its equations.
let choosesComparisons = false;
for (const [type, bits] of [
  [UInt8, 8n],
  [UInt32, 32n],
  [UInt64, 64n],
] as const) {
  const { from, prototype } = type as unknown as {
    from: (y: unknown) => { value: Field };
    prototype: Record<string, (y: unknown) => Bool>;
  };
  for (const [name, step] of [
    ['lessThan', 0],
    ['lessThanOrEqual', 1],
  ] as const) {
    const own = prototype[name];
    prototype[name] = function (this: { value: Field }, y: unknown) {
      if (!choosesComparisons) return own.call(this, y);
      const other = from.call(type, y).value;
      if (this.value.isConstant() && other.isConstant()) {
        return own.call(this, y);
      }
      return original.witness(Bool, () => {
        const difference = this.value.sub(other).sub(step).toBigInt();
        if (difference < 1n << bits) return Bool(false);
        if (difference >= Field.ORDER - (1n << bits)) return Bool(true);
        throw Error(`${name}: the numbers are too far apart`);
      });
    };
  }
}

/** The error of a circuit that holds, and whose result isn't what the check asks for. */
class Unreadable extends Error {}

/** True if a program was fooled only by a prover who changed what runs on their computer. */
let wasChanged = false;

/** Forgets how the last circuit was fooled, because what follows attacks no circuit. */
export function forgetProvers(): void {
  wasChanged = false;
}

/** @returns the outcome of an attack that succeeded, or of an honest use that failed */
export function notYet(
  message: string,
  details: Pick<Outcome, 'error' | 'rows'> = {},
): Outcome {
  if (details.error instanceof Unreadable) {
    message = `All equations hold. But your circuit doesn't return what it returned at the start, and other code needs that result (${details.error.message}).`;
  }
  const how =
    wasChanged && !details.error
      ? ' The prover changed what only their own computer runs: asProver, witness, or a comparison that nothing asserts. Only equations stop them.'
      : '';
  return { state: 'not-yet', message: message + how, ...details };
}

/**
 * @param own a learner's program or contract
 * @param tried the methods that a check calls
 * @returns the outcome of one with another method, which nothing tries
 */
export function untried(
  own: { rawMethods: object } | Pick<typeof SmartContract, '_methods'>,
  ...tried: string[]
): Outcome | undefined {
  const names =
    'rawMethods' in own
      ? Object.keys(own.rawMethods)
      : (own._methods ?? []).map(({ methodName }) => methodName);
  const other = names.find((name) => !tried.includes(name));
  return other === undefined
    ? undefined
    : notYet(
        `Everyone can call your method \`${other}\`, too, and this task doesn't need it. Leave it out.`,
      );
}

/**
 * @param path a value of the learner's class `Path`, in which some places are bits
 * @returns the outcome of a class that accepts a 2 in each place
 */
export async function bends<T>(
  type: Provable<T>,
  path: T,
): Promise<Outcome | undefined> {
  const numbers = type.toFields(path);
  for (const index of numbers.keys()) {
    const changed = type.fromFields(
      numbers.with(index, Field(2)),
      type.toAuxiliary(path),
    );
    if (await errorOf(() => input(type, () => changed))) return undefined;
  }
  return notYet(
    'Your Path accepts the number 2 where a side has to be 0 or 1, so Mallory bends a path to any root. Keep Path as it is at the start.',
  );
}

/** An input of a circuit whose type runs no check: a public input, or a Field. */
export function unchecked(value: bigint | number | Field): Field {
  return input(Field, () => Field(value));
}

/** The numbers of the inputs of a run. */
let given: Field[] = [];

/** An input of a circuit that its type checks: a private input. */
export const input = ((type: ProvableType<unknown>, compute: () => unknown) => {
  const made = original.witness(type, compute);
  const fields = ProvableType.get(type).toFields(made);
  original.asProver(() => {
    given.push(...fields.map((field) => field.toConstant()));
  });
  return made;
}) as typeof original.witness;

/** What a prover changes before it runs a program. */
type Prover = () => void;

/** Leaves out what the program runs on the prover's machine only. */
const withoutAsProver: Prover = () => {
  now.asProver = (f) => void (callingProgram() ?? original.asProver(f));
  // It counts the true entries of its mask with asProver.
  now.switch = (mask, type, values) =>
    original.switch(mask, type, values, { allowNonExclusive: true });
};

/** A number of an answer. */
interface Place {
  question: number;
  index: number;
}

/** The numbers of each answer of a run. */
type Answers = Field[][];

type Answer = (own: Field[], question: number, program: string) => Field[];

/**
 * Answers the questions that a program asks with `Provable.witness`.
 *
 * @param answer gets the program's own numbers, the number of the question, and the program's address
 * @param orElse gets the error of a program that finds no answer. The numbers are 0 then.
 * @param isComputed false to leave the program's own functions out, and what they store in variables
 */
const answering =
  (
    answer: Answer,
    orElse: (error: unknown) => void = () => undefined,
    isComputed = true,
  ): Prover =>
  () => {
    let asked = 0;
    const change = (
      type: ProvableType<unknown>,
      program: string,
      value?: unknown,
    ) => {
      const provable: Provable<unknown> = ProvableType.get(type);
      const isFound = value !== undefined;
      const found: unknown = isFound ? provable.fromValue(value) : undefined;
      const own = isFound
        ? provable.toFields(found).map((field) => field.toConstant())
        : Array.from({ length: provable.sizeInFields() }, () => Field(0));
      const changed = provable.fromFields(
        answer(own, asked++, program),
        provable.toAuxiliary(found),
      );
      // Outside of a circuit, o1js runs no check of the type.
      provable.check(changed);
      return changed;
    };
    const tried = <T>(compute: () => T) => {
      if (!isComputed) return undefined;
      try {
        return compute();
      } catch (error) {
        return void orElse(error);
      }
    };
    now.witness = ((type: ProvableType<unknown>, compute: () => unknown) => {
      const program = callingProgram();
      if (!program) return original.witness(type, compute);
      return original.witness(type, () =>
        change(type, program, tried(compute)),
      );
    }) as typeof original.witness;
    now.witnessAsync = (async (
      type: ProvableType<unknown>,
      compute: () => Promise<unknown>,
    ) => {
      const program = callingProgram();
      if (!program) return original.witnessAsync(type, compute);
      return original.witnessAsync(type, async () =>
        change(
          type,
          program,
          isComputed ? await compute().catch(orElse) : undefined,
        ),
      );
    }) as typeof original.witnessAsync;
    now.unconstrained = <T>(compute: () => T) => {
      const program = callingProgram();
      return original.unconstrained(
        program ? () => tried(compute) as T : compute,
      );
    };
  };

/** Leaves out what isn't an equation, and answers as an attacker likes. */
const attacking = (answer: Answer, isComputed = true): Prover => {
  const change = answering(answer, undefined, isComputed);
  return () => {
    withoutAsProver();
    change();
  };
};

/** How many numbers a prover changes, one at a time. No step has more numbers. */
const mostNumbers = 12;

/** A run that its own author made. */
interface Run {
  answers: Answers;
  /** The numbers of its inputs. */
  given: Field[];
  /** All its equations hold. */
  holds: boolean;
}

/** What a program answered in its first runs. An attacker gives these answers again. */
let earlier: { program?: string; runs: Run[] } = { runs: [] };
let latest: Run | undefined;
const mostEarlier = 4;

/** Changes nothing, and notes what the program answers. */
const recording: Prover = () => {
  const answers: Answers = [];
  const note: Answer = (own, question, program) => {
    if (earlier.program !== program) earlier = { program, runs: [] };
    const { runs } = earlier;
    answers[question] = own;
    if (question === 0 && runs.length < mostEarlier) {
      latest = { answers, given, holds: false };
      runs.push(latest);
    }
    return own;
  };
  const stop = (error: unknown) => {
    throw error;
  };
  answering(note, stop)();
};

/** The error of the latest circuit that failed. An attacker reads which number would fit. */
let failure: unknown;

/** Numbers that a program works with, and others that an attacker puts in their place. */
export type Swap = readonly [real: readonly Field[], lie: readonly Field[]];

/** @returns numbers, with the lie in the first place of the real ones */
export function swapped(numbers: Field[], [real, lie]: Swap): Field[] {
  const text = numbers.map(String);
  const first = text.findIndex((_, i) =>
    real.every((number, j) => number.toString() === text[i + j]),
  );
  return first < 0 ? numbers : numbers.toSpliced(first, real.length, ...lie);
}

/**
 * Does something as each prover. First nothing is changed. Then the attackers come:
 * they leave out what isn't an equation, and answer `Provable.witness` as they like.
 *
 * @param swap what attackers also answer, for example Mallory's key instead of Ana's
 * @param isCircuit true if the attackers may try it without its equations
 * @returns what each prover gets
 */
export async function asEachProver<T>(
  act: () => Promise<T>,
  swap?: Swap,
  isCircuit = false,
): Promise<T[]> {
  failure = undefined;
  const found = [await as(recording, act)];
  const own: Answers = [];
  const attack = async (...how: Parameters<typeof attacking>) =>
    void found.push(await as(attacking(...how), act));
  await attack((numbers, question) => (own[question] = numbers));
  const wanted = numbersIn(failure);
  const again =
    (answers: Answers): Answer =>
    (numbers, question) =>
      answers[question]?.length === numbers.length
        ? answers[question]
        : numbers;
  if (own.length > 0) {
    await attack(again([...own]), false);
    // A circuit that fails doesn't ask all its questions.
    const note: Answer = (numbers, question) => (own[question] = numbers);
    if (isCircuit) await differencesWith(note, act);
    await attack(likeInputs());
  }
  for (const [chosen, numbers] of own.entries()) {
    if (!swap || swapped(numbers, swap) === numbers) continue;
    await attack((each) => swapped(each, swap));
    await attack((each, asked) =>
      asked === chosen ? swapped(each, swap) : each,
    );
  }
  const places: Place[] = own.flatMap((numbers, question) =>
    numbers.map((_, index) => ({ question, index })),
  );
  if (isCircuit && places.length > 0) {
    const solution = await solve(own, places, act);
    if (solution) await attack(solution);
    for (const root of await roots(own, places, act)) await attack(root);
  }
  for (const { question, index } of places.slice(0, mostNumbers)) {
    const number = own[question][index];
    for (const other of [Field(0), Field(1), number.add(1), ...wanted]) {
      await attack((numbers, asked) =>
        asked === question ? numbers.with(index, other) : numbers,
      );
    }
  }
  if (places.length === 0) return found;
  for (const { answers } of earlier.runs) {
    await attack(again(answers));
    await attack(again(answers), false);
  }
  return found;
}

/** The differences between the sides of a circuit's equations, while an attacker only looks at them. */
let differences: Field[] | undefined;
// eslint-disable-next-line @typescript-eslint/unbound-method -- it gets its Field below
const { assertEquals } = Field.prototype;
Field.prototype.assertEquals = function (other, message) {
  if (!differences) return assertEquals.call(this, other, message);
  const found = differences;
  original.asProver(() => {
    found.push(this.toConstant().sub(Field.from(other).toConstant()));
  });
};

/** @returns what isn't equal in a circuit, whose equations are only looked at */
async function differencesWith(
  answer: Answer,
  act: () => Promise<unknown>,
): Promise<Field[]> {
  const found: Field[] = [];
  try {
    differences = found;
    await as(attacking(answer), act);
  } finally {
    differences = undefined;
  }
  return found;
}

/** @returns an attacker's answers: the program's own with a number added in each place */
const changedBy =
  (changes: readonly Field[], own: Answers, places: Place[]): Answer =>
  (numbers, asked) =>
    numbers.map((number, i) => {
      const place = places.findIndex(
        ({ question, index }) => question === asked && index === i,
      );
      return place < 0 ? number : own[asked][i].add(changes[place]);
    });

/** @returns an attacker's answers that solve an equation which is a formula of small powers, but not linear, in one number */
async function roots(
  own: Answers,
  places: Place[],
  act: () => Promise<unknown>,
): Promise<Answer[]> {
  if (places.length > mostNumbers) return [];
  const found: Answer[] = [];
  for (const place of places) {
    const answer = (change: Field) => changedBy([change], own, [place]);
    const known = new Map<string, Promise<Field[]>>();
    const at = (change: Field) => {
      const key = change.toString();
      const made = known.get(key) ?? differencesWith(answer(change), act);
      known.set(key, made);
      return made;
    };
    const [zero, one, two] = [
      await at(Field(0)),
      await at(Field(1)),
      await at(Field(2)),
    ];
    for (const [i, first] of zero.entries()) {
      if (!one[i] || !two[i] || isSame(one[i].mul(2), first.add(two[i])))
        continue;
      const side = async (change: Field) => (await at(change))[i];
      const changes = await rootsOf(side, Field(0));
      found.push(...changes.map(answer));
    }
  }
  return found;
}

/** @returns an attacker's answers with which all equations hold, if these are linear in the answers */
async function solve(
  own: Answers,
  places: Place[],
  act: () => Promise<unknown>,
): Promise<Answer | undefined> {
  if (places.length > mostNumbers) return undefined;
  const withChanges = (changes: readonly Field[]): Answer =>
    changedBy(changes, own, places);
  const none = places.map(() => Field(0));
  const before = await differencesWith(withChanges(none), act);
  const columns = [];
  for (const place of places.keys()) {
    const changes = none.with(place, Field(1));
    const after = await differencesWith(withChanges(changes), act);
    if (after.length !== before.length) return undefined;
    columns.push(after.map((each, i) => each.sub(before[i])));
  }
  const wanted = before.map((each) => each.neg());
  const changes = solutionOf(columns, wanted);
  return changes && withChanges(changes);
}

/** @returns an attacker's answers: inputs, if these were the program's own answers in each honest run */
function likeInputs(): Answer {
  const honest = earlier.runs.filter(({ holds }) => holds);
  return (numbers, question) =>
    numbers.map((number, index) => {
      const place = given.findIndex((_, i) =>
        honest.every(
          (each) =>
            each.answers[question]?.[index] &&
            each.given[i] &&
            isSame(each.answers[question][index], each.given[i]),
        ),
      );
      return honest.length > 0 && place >= 0 ? given[place] : number;
    });
}

/** @returns the numbers of an equation that doesn't hold */
function numbersIn(error: unknown): Field[] {
  const { message = '' } = (error ?? {}) as Partial<Error>;
  const [, ...numbers] = /Equal (\d+) (\d+)/.exec(message) ?? [];
  return numbers.map(Field);
}

/**
 * Does something as a prover who leaves out what the program does with `Provable.asProver`.
 * A prover of `asEachProver` stays who they are.
 */
export function leavingOut<T>(act: () => Promise<T>): Promise<T> {
  return hasProver ? act() : as(() => (withoutAsProver(), recording()), act);
}

let hasProver = false;

async function as<T>(prover: Prover, act: () => Promise<T>): Promise<T> {
  hasProver = true;
  latest = undefined;
  choosesComparisons = prover !== recording;
  prover();
  try {
    return await act();
  } finally {
    hasProver = false;
    choosesComparisons = false;
    const { asProver, witness, witnessAsync, unconstrained } = original;
    const others = { witness, witnessAsync, unconstrained };
    Object.assign(now, { asProver, switch: original.switch, ...others });
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

/** @returns the address of the learner's program, if it called the function of this module that asks, and not o1js */
function callingProgram(): string | undefined {
  const [own, ...others] = addressesOf(Error());
  const caller = others.find((address) => address !== own);
  return caller === o1jsAddress || caller?.includes('/o1js/dist/')
    ? undefined
    : caller;
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
  wasChanged = false;
  if (!hasProver) return as(recording, () => run(circuit, read));
  let result: Result | undefined;
  given = [];
  try {
    await Provable.runAndCheck(async () => {
      const made = await circuit();
      original.asProver(() => {
        try {
          result = read(made);
        } catch (error) {
          throw new Unreadable((error as Error).message);
        }
      });
    });
    if (latest) latest.holds = true;
    return { result: result! };
  } catch (error) {
    failure = error;
    return { error };
  }
}

/** @returns true if a program failed because it reads a value, which a circuit doesn't have yet */
export function reads(error: unknown): boolean {
  const { message = '' } = (error ?? {}) as Partial<Error>;
  return /toBoolean|toBigInt|toString|variable/.test(message);
}

/** @returns the error of a circuit that its author runs, or undefined */
export async function errorOf(circuit: () => unknown): Promise<unknown> {
  return (await run(circuit, () => true)).error;
}

/**
 * @param circuit a rule of a bit
 * @returns numbers that aren't bits, and with which the rule's equation may hold
 */
export async function noBits(
  circuit: (number: Field) => () => unknown,
): Promise<Field[]> {
  const solutions = await solutionsOf(circuit);
  return [Field(5), Field(2), ...solutions].filter((x) => x.toBigInt() > 1n);
}

/** @returns the numbers with which an equation holds, if it is a formula of small powers. It is the first equation that a wrong number breaks. */
export function solutionsOf(
  circuit: (number: Field) => () => unknown,
): Promise<Field[]> {
  const difference = async (number: Field) => {
    const [left, right] = numbersIn(await errorOf(circuit(number)));
    return left ? left.sub(right) : Field(0);
  };
  return rootsOf(difference, Field(0));
}

/**
 * Runs a circuit as each prover.
 *
 * @returns each result with which all equations hold; none if all provers fail
 */
export async function attempts<T, Result>(
  circuit: () => T | Promise<T>,
  read: (made: T) => Result,
  swap?: Swap,
): Promise<Result[]> {
  const found = await asEachProver(() => run(circuit, read), swap, true);
  const texts = found.map((each) => 'result' in each && textOf(each.result));
  wasChanged = texts.some((text) => text && text !== texts[0]);
  return found.flatMap((each) => ('result' in each ? [each.result] : []));
}

function textOf(result: unknown): string {
  return JSON.stringify(result, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
}

/** @returns true if an attacker can make a circuit accept its inputs */
export async function isFooled(circuit: () => unknown): Promise<boolean> {
  return (await attempts(circuit, () => true)).length > 0;
}

/** @returns the rows of a circuit */
export async function rowsOf(circuit: () => unknown): Promise<number> {
  wasChanged = false;
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

/** Runs a part of a program, and replaces the results of its hashes. */
export async function withHashes<T>(
  run: () => T | Promise<T>,
  answer: (result: Field, given: Field[]) => Field,
): Promise<T> {
  const { hash, hashWithPrefix, update, hashToGroup, squeezed } = now;
  now.hash = (given) => answer(hash(given), given);
  now.hashWithPrefix = (prefix, given) =>
    answer(hashWithPrefix(prefix, given), given);
  now.update = (state, given) => {
    const [first, second, third] = update(state, given);
    return [answer(first, [...state, ...given]), second, third];
  };
  now.hashToGroup = (given) => {
    const point = hashToGroup(given);
    answer(point.x, given);
    return point;
  };
  now.squeezed = answer;
  try {
    return await run();
  } finally {
    Object.assign(now, { hash, hashWithPrefix, update, hashToGroup, squeezed });
  }
}

/** @returns the first digits of a number, or how far it is below zero */
export function short(value: Field | bigint): string {
  const text = Field(value).toString();
  const below = Field.ORDER - Field(value).toBigInt();
  if (below < 1_000_000_000_000n) return `−${below}`;
  return text.length > 12 ? `${text.slice(0, 8)}…` : text;
}
