import { isDeepStrictEqual } from 'node:util';
import { compileFunction } from 'node:vm';
import { casesFile, type BenchmarkCase, type BenchmarkCases } from './cases';
import type { CallCost, Count, SymbolCost } from './cost';

/** The part of o1js that counting uses. */
export interface O1js {
  Provable: {
    Array(type: object, length: number): object;
    witness(type: object, compute: () => never): unknown;
    constraintSystem(
      circuit: () => void,
    ): Promise<{ gates: readonly { type: string }[] }>;
  };
}

type Gates = ReadonlyMap<string, number>;

/** Stands for `$` and `_` in a call. */
type Make = (type: object | { provable: object }, length?: number) => unknown;

/** The message of o1js if a call needs values. */
const needsValues =
  /was called on a variable|is not available in provable code/;

/**
 * The numbers of calls that are compared, by the rows of one call. Comparing
 * two numbers adds up halves and thirds of rows, and leaves out the rows that
 * only the first call needs. A long call is made once, because a row more or
 * less makes no difference.
 */
const countedBetween = (rows: number): readonly [number, number] =>
  rows > 1000 ? [0, 1] : rows > 100 ? [1, 3] : [2, 14];

/**
 * Counts the rows that calls add to a circuit. Building a circuit needs no values.
 *
 * @param o1js the module of a release
 * @returns a function that counts the calls of one symbol. It throws an Error
 *   with the line of a call that fails, unless the call only works on constants.
 */
export function rowCounter(o1js: O1js, { names, constants }: BenchmarkCases) {
  const { Provable } = o1js;
  const scope: Record<string, unknown> = { ...o1js };

  function evaluate(code: string, first?: Make, second = first): unknown {
    const run = compileFunction(`return (${code})`, ['$', '_'], {
      contextExtensions: [scope],
      filename: casesFile,
    }) as (first?: Make, second?: Make) => unknown;
    return run(first, second);
  }

  for (const [name, code] of Object.entries(names)) {
    scope[name] = evaluate(code);
  }
  const constantOf = new Map(
    Object.entries(constants).map(([name, code]) => [
      evaluate(name),
      evaluate(code),
    ]),
  );

  const variable = (type: object) =>
    Provable.witness(type, () => {
      throw new Error('Circuits are built without values.');
    });

  async function gatesOf(circuit: () => void): Promise<Gates> {
    const counts = new Map<string, number>();
    for (const { type } of (await Provable.constraintSystem(circuit)).gates) {
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    return counts;
  }

  /** The gates of calls, without the gates of their variables. */
  async function added(call: string, times: number, second?: Make) {
    let types: object[] = [];
    const first: Make = (named, length) => {
      const one = 'provable' in named ? named.provable : named;
      const type = length === undefined ? one : Provable.Array(one, length);
      types.push(type);
      return variable(type);
    };
    const withCalls = await gatesOf(() => {
      types = [];
      for (let i = 0; i < times; i++) evaluate(call, first, second);
    });
    return minus(withCalls, await gatesOf(() => types.forEach(variable)));
  }

  async function rowsOf(call: string, second?: Make): Promise<Count> {
    const once = await added(call, 1, second);
    const [few, many] = countedBetween(total(once));
    const gates = minus(
      many === 1 ? once : await added(call, many, second),
      few === 1 ? once : await added(call, few, second),
    );
    const round = (count: number) =>
      Math.round((count / (many - few)) * 100) / 100;
    return {
      rows: round(total(gates)),
      gates: Object.fromEntries(
        [...gates].flatMap(([type, count]) =>
          count === 0 ? [] : [[type, round(count)]],
        ),
      ),
    };
  }

  return async (calls: readonly BenchmarkCase[]): Promise<SymbolCost> => {
    const costs: Record<string, CallCost> = {};
    for (const { label, call, source } of calls) {
      try {
        const cost = await rowsOf(call);
        const constant = call.includes('_(')
          ? await rowsOf(call, (type) => constantOf.get(type))
          : cost;
        costs[label] = isDeepStrictEqual(constant, cost)
          ? cost
          : { ...cost, constant };
      } catch (error) {
        const [message = ''] = (error as Error).message.split('\n', 1);
        if (needsValues.test(message)) return 'constants only';
        throw new Error(`${source}: ${message}`, { cause: error });
      }
    }
    return costs;
  };
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
