/** o1js types whose plain form is their printed form. */
const printedTypes = ['CircuitString', 'Character'];

interface O1jsValue {
  constructor?: { name?: string; _isStruct?: boolean };
  isConstant?: () => boolean;
  toBase58?: () => string;
  toBigInt?: () => bigint;
  toBigint?: () => bigint;
  toBoolean?: () => boolean;
  toHex?: () => string;
  toString: () => string;
}

/**
 * Turns a value into data that can be written after `// =>`: o1js numbers to
 * bigint, Bool to boolean, keys and signatures to base58, Bytes to hexadecimal,
 * a Struct to an object.
 *
 * @throws Error for values without such a form, with advice for the author
 */
export function toPlain(value: unknown): unknown {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? BigInt(value) : value;
  }
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw new Error(`A ${typeof value} cannot be compared. ${advice}`);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toPlain);
  return value instanceof Uint8Array
    ? Array.from(value, BigInt)
    : objectToPlain(value);
}

const advice =
  'State a property of it, e.g. `tree.getRoot(); // => 8n`, or what it prints.';

function objectToPlain(object: object): unknown {
  const value = object as O1jsValue;
  const name = value.constructor?.name ?? 'object without a class';
  if (object instanceof Promise) {
    throw new Error('The value is a promise: await it.');
  }
  if (value.toBase58) return value.toBase58();
  if (value.isConstant && !value.isConstant()) {
    throw new Error(
      `The ${name} is a variable of a circuit, which has no value. State the result outside of the circuit.`,
    );
  }
  if (value.toBigInt) return value.toBigInt();
  if (value.toBigint) return value.toBigint();
  if (value.toBoolean) return value.toBoolean();
  if (value.toHex) return value.toHex();
  if (name === 'Sign') return BigInt(value.toString());
  if (printedTypes.includes(name)) return value.toString();
  const isRecord =
    Object.getPrototypeOf(object) === Object.prototype ||
    Object.getPrototypeOf(object) === null;
  if (isRecord || value.constructor?._isStruct || name === 'Group') {
    return Object.fromEntries(
      Object.entries(object).map(([key, item]) => [key, toPlain(item)]),
    );
  }
  throw new Error(`A ${name} has no plain form to compare. ${advice}`);
}
