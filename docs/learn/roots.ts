// Turns a formula around: the attack on a number that isn't hashed, and on answers that a prover chooses.
import { Field } from 'o1js';

/** A formula's highest power, at most. x, x² + 5 and x⁵ are such formulas. A hash isn't. */
const highestPower = 8;

/** Coefficients, from x⁰ to the highest power, which isn't 0. */
type Polynomial = Field[];

/**
 * Looks for the inputs of a function. It succeeds if the function is a formula of small powers.
 *
 * @returns all x with f(x) = value; none if f is no such formula
 */
export async function rootsOf(
  f: (x: Field) => Field | Promise<Field>,
  value: Field,
): Promise<Field[]> {
  try {
    const formula = await interpolate(async (x) => (await f(x)).sub(value));
    if (!formula || formula.length < 2) return [];
    // The numbers on the clock are the roots of xᵖ − x.
    const x = [Field(0), Field(1)];
    const power = powerOf(x, Field.ORDER, formula);
    return split(commonDivisor(formula, subtract(power, x)));
  } catch {
    // For example 1/x isn't defined at 0.
    return [];
  }
}

/**
 * Solves linear equations.
 *
 * @param columns what one step of each number adds to the equations' sides
 * @returns numbers with which the sides are the wanted ones, or undefined if there are none
 */
export function solutionOf(
  columns: readonly Field[][],
  wanted: readonly Field[],
): Field[] | undefined {
  let rows = wanted.map((side, i) => [
    ...columns.map((column) => column[i]),
    side,
  ]);
  const numbers = columns.map(() => Field(0));
  const pivots: [place: number, row: Field[]][] = [];
  for (const place of columns.keys()) {
    const found = rows.find((row) => !isSame(row[place], Field(0)));
    if (!found) continue;
    const pivot = found.map((each) => each.div(found[place]));
    const without = (row: Field[]) =>
      row.map((each, i) => each.sub(row[place].mul(pivot[i])));
    rows = rows.filter((row) => row !== found).map(without);
    for (const earlier of pivots) earlier[1] = without(earlier[1]);
    pivots.push([place, pivot]);
  }
  if (rows.some((row) => !isSame(row.at(-1)!, Field(0)))) return undefined;
  for (const [place, row] of pivots) numbers[place] = row.at(-1)!;
  return numbers;
}

/** @returns the formula through some points of a function, if other points are on it, too */
async function interpolate(
  f: (x: Field) => Promise<Field>,
): Promise<Polynomial | undefined> {
  let formula: Polynomial = [];
  let zeros: Polynomial = [Field(1)];
  for (let i = 0; i <= highestPower; i++) {
    const step = (await f(Field(i))).sub(valueAt(formula, Field(i)));
    const factor = step.div(valueAt(zeros, Field(i)));
    formula = subtract(formula, times(zeros, [factor.neg()]));
    zeros = times(zeros, [Field(-i), Field(1)]);
  }
  const other = Field.random();
  return isSame(valueAt(formula, other), await f(other)) ? formula : undefined;
}

/** @returns the roots of a product of different (x − root) */
function split(product: Polynomial): Field[] {
  if (product.length < 2) return [];
  if (product.length === 2) return [product[0].neg().div(product[1])];
  // Half of all numbers are squares, so a random shift parts the roots.
  const shifted = [Field.random(), Field(1)];
  const power = powerOf(shifted, (Field.ORDER - 1n) / 2n, product);
  const some = commonDivisor(product, subtract(power, [Field(1)]));
  const isParted = some.length > 1 && some.length < product.length;
  return isParted
    ? [...split(some), ...split(divide(product, some).quotient)]
    : split(product);
}

function valueAt(polynomial: Polynomial, x: Field): Field {
  return polynomial.reduceRight((sum, each) => sum.mul(x).add(each), Field(0));
}

function subtract(a: Polynomial, b: Polynomial): Polynomial {
  const length = Math.max(a.length, b.length);
  return trim(
    Array.from({ length }, (_, i) => (a[i] ?? Field(0)).sub(b[i] ?? Field(0))),
  );
}

function times(a: Polynomial, b: Polynomial): Polynomial {
  const product = Array.from({ length: a.length + b.length - 1 }, () =>
    Field(0),
  );
  a.forEach((x, i) =>
    b.forEach((y, j) => (product[i + j] = product[i + j].add(x.mul(y)))),
  );
  return trim(product);
}

function divide(a: Polynomial, b: Polynomial) {
  let rest = a;
  const quotient: Polynomial = [];
  while (rest.length >= b.length) {
    const factor = rest.at(-1)!.div(b.at(-1)!);
    const zeros = Array.from({ length: rest.length - b.length }, () =>
      Field(0),
    );
    quotient[zeros.length] = factor;
    rest = subtract(rest, [...zeros, ...b.map((each) => each.mul(factor))]);
  }
  return { quotient: Array.from(quotient, (each) => each ?? Field(0)), rest };
}

function powerOf(base: Polynomial, exponent: bigint, modulus: Polynomial) {
  let power: Polynomial = [Field(1)];
  for (const bit of exponent.toString(2)) {
    power = divide(times(power, power), modulus).rest;
    if (bit === '1') power = divide(times(power, base), modulus).rest;
  }
  return power;
}

function commonDivisor(a: Polynomial, b: Polynomial): Polynomial {
  return b.length === 0 ? a : commonDivisor(b, divide(a, b).rest);
}

function trim(polynomial: Polynomial): Polynomial {
  const last = polynomial.findLastIndex((each) => !isSame(each, Field(0)));
  return polynomial.slice(0, last + 1);
}

export function isSame(a: Field, b: Field): boolean {
  return a.toBigInt() === b.toBigInt();
}
