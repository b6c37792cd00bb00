import type { Call } from './calls';
import type { CallCost, Count, SymbolCost } from './cost';
import type { ProvableType } from './set-ups.mjs';

/** What counting needs of o1js. */
export interface Counter {
  Provable: {
    witness(type: ProvableType, compute: () => never): unknown;
    constraintSystem(
      circuit: () => void,
    ): Promise<{ rows: number; gates: readonly { type: string }[] }>;
  };
}

/**
 * Between how many calls and how many rows are counted: halves and thirds of
 * rows add up, and what the first call alone needs is left out. A long call is
 * made once, because a row more or less says nothing.
 */
const countedBetween = (rows: number): readonly [number, number] =>
  rows > 1000 ? [0, 1] : rows > 100 ? [1, 3] : [2, 14];

/** What o1js says of a call that needs values. */
const needsValues =
  /was called on a variable|is not available in provable code/;

/**
 * Counts the rows that calls add. Building a circuit needs no values.
 *
 * @param calls of a symbol, by label
 * @returns undefined where there is none
 * @throws Error when a call fails for another reason than that it needs values
 */
export async function costOf(
  calls: Readonly<Record<string, Call>>,
  o1js: Counter,
): Promise<SymbolCost | undefined> {
  const costs: Record<string, CallCost> = {};
  for (const [label, call] of Object.entries(calls)) {
    try {
      costs[label] = await costOfCall(call, o1js);
    } catch (error) {
      const { message } = error as Error;
      if (needsValues.test(message)) return 'constants only';
      throw error;
    }
  }
  return Object.keys(costs).length > 0 ? costs : undefined;
}

async function costOfCall(call: Call, o1js: Counter): Promise<CallCost> {
  const { takes, constants } = call;
  const cost = await added(call, o1js);
  if (!constants || constants.length === 0 || takes.length < 2) return cost;
  const constant = await added(
    {
      takes: takes.slice(0, 1),
      call: (first) => call.call(first, ...constants),
    },
    o1js,
  );
  return JSON.stringify(constant) === JSON.stringify(cost)
    ? cost
    : { ...cost, constant };
}

/** The rows of a call, without those of its variables. */
async function added(call: Call, o1js: Counter): Promise<Count> {
  const once = await difference(call, 1, o1js);
  const [few, many] = countedBetween(total(once));
  const of = (times: number) =>
    times === 1 ? once : difference(call, times, o1js);
  return countOf(minus(await of(many), await of(few)), many - few);
}

async function difference(
  { takes, call }: Call,
  times: number,
  o1js: Counter,
): Promise<Gates> {
  if (times === 0) return new Map();
  const withCalls = await gatesOf(takes, call, times, o1js);
  const without = await gatesOf(takes, () => undefined, times, o1js);
  return minus(withCalls, without);
}

type Gates = ReadonlyMap<string, number>;

async function gatesOf(
  takes: readonly ProvableType[],
  call: (...values: unknown[]) => unknown,
  times: number,
  { Provable }: Counter,
): Promise<Gates> {
  const { gates } = await Provable.constraintSystem(() => {
    for (let i = 0; i < times; i++) {
      const values = takes.map((type) =>
        Provable.witness(type, () => {
          throw new Error('Circuits are built without values.');
        }),
      );
      call(...values);
    }
  });
  const counts = new Map<string, number>();
  for (const { type } of gates) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

function minus(a: Gates, b: Gates): Gates {
  const types = [...new Set([...a.keys(), ...b.keys()])].sort();
  return new Map(
    types.map((type) => [type, (a.get(type) ?? 0) - (b.get(type) ?? 0)]),
  );
}

function total(gates: Gates): number {
  return [...gates.values()].reduce((sum, each) => sum + each, 0);
}

function countOf(gates: Gates, calls: number): Count {
  const round = (count: number) => Math.round((count / calls) * 100) / 100;
  return {
    rows: round(total(gates)),
    gates: Object.fromEntries(
      [...gates].flatMap(([type, count]) =>
        count === 0 ? [] : [[type, round(count)]],
      ),
    ),
  };
}
