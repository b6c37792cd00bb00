import { idOf } from '../id';
import type { ApiSymbol } from '../symbol';
import { parametersOf, type Parameter } from './parameters';
import type { ProvableType, SetUps } from './set-ups.mjs';

/** A call whose rows can be counted. */
export interface Call {
  /** Types of its variables. */
  takes: readonly ProvableType[];
  call: (...values: unknown[]) => unknown;
  /** Values for all variables but the first, as constants. */
  constants?: readonly unknown[];
}

/** Static methods of a type that take one value of it, whatever their signature calls it. */
const ofOwnValue = [
  'check',
  'toFields',
  'toInput',
  'toJSON',
  'toValue',
  'toConstant',
  'toCanonical',
];

/** What is asked of a type, not of a value. */
const notAsked = ['sizeInFields', 'toAuxiliary', 'isConstant', 'empty'];

/**
 * @param o1js the module of the release
 * @returns the calls of a symbol to measure, by label; none where no variable is involved
 */
export function callsOf(
  symbol: ApiSymbol,
  setUps: SetUps,
  o1js: object,
): Record<string, Call> {
  const listed = setUps.calls[idOf(symbol)];
  if (listed) {
    return Object.fromEntries(
      Object.entries(listed).map(([label, [takes, call]]) => [
        label,
        { takes, call },
      ]),
    );
  }
  const path = symbol.name.split('.');
  if (!isFunction(symbol) || setUps.leftOut.some((name) => isIn(symbol, name)))
    return {};
  const member = path.at(-1)!;
  const owner = path.slice(0, -1).join('.');
  if (!owner || notAsked.includes(member)) return {};
  return symbol.ofInstance
    ? ofInstance(symbol, owner, member, setUps)
    : ofClass(symbol, path, member, setUps, o1js);
}

function ofInstance(
  symbol: ApiSymbol,
  owner: string,
  member: string,
  setUps: SetUps,
): Record<string, Call> {
  const calls: Record<string, Call> = {};
  for (const [label, receiver] of sizesOf(setUps.types[owner])) {
    const given = argumentsOf(symbol, owner, setUps, label);
    if (!given) continue;
    calls[label] = {
      takes: [receiver, ...given.takes],
      call: (self, ...values) =>
        memberOf(self, member)(...given.arrange(values)),
      constants: given.constants,
    };
  }
  return calls;
}

function ofClass(
  symbol: ApiSymbol,
  path: readonly string[],
  member: string,
  setUps: SetUps,
  o1js: object,
): Record<string, Call> {
  const [top = ''] = path;
  const receiver = path
    .slice(1, -1)
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      setUps.classes[top] ?? (o1js as Record<string, unknown>)[top],
    );
  if (!receiver) return {};
  const calls: Record<string, Call> = {};
  const own = path.length === 2 ? sizesOf(setUps.types[top]) : [];
  if (own.length > 0 && ofOwnValue.includes(member)) {
    for (const [label, type] of own) {
      calls[label] = {
        takes: [type],
        call: (value) => memberOf(receiver, member)(value),
      };
    }
    return calls;
  }
  const [only] = own;
  if (only && member === 'fromFields') {
    const [label, type] = only;
    return {
      [label]: {
        takes: [setUps.array(type.sizeInFields())],
        call: (fields) =>
          memberOf(receiver, member)(fields, type.toAuxiliary()),
      },
    };
  }
  const given = argumentsOf(symbol, top, setUps, '');
  if (!given || given.takes.length === 0) return {};
  return {
    '': {
      takes: given.takes,
      call: (...values) => memberOf(receiver, member)(...given.arrange(values)),
      constants: given.constants?.slice(1),
    },
  };
}

function isFunction({ kind, signature }: ApiSymbol): boolean {
  return (
    kind === 'method' ||
    kind === 'function' ||
    (kind === 'property' && /^\w+\??: \(?[<(]/.test(signature))
  );
}

/** Whether a symbol is the named one, or a member of it. */
function isIn(symbol: ApiSymbol, name: string): boolean {
  return idOf(symbol) === name || symbol.name.startsWith(`${name}.`);
}

interface Arguments {
  takes: ProvableType[];
  /** The values of the variables, with plain values at their places. */
  arrange: (values: readonly unknown[]) => unknown[];
  /** Constants in place of the variables; undefined where there is one of which none is known. */
  constants?: unknown[];
}

/** @returns undefined where an argument is needed of which neither type nor value is known */
function argumentsOf(
  symbol: ApiSymbol,
  owner: string,
  setUps: SetUps,
  label: string,
): Arguments | undefined {
  const parameters = parametersOf(symbol.signature);
  if (!parameters) return undefined;
  const places: ({ type: ProvableType } | { value: unknown })[] = [];
  const names: string[] = [];
  for (const parameter of parameters) {
    const name = typeOf(parameter, owner, setUps);
    if (parameter.isOptional) break;
    const type = name && sizeOf(setUps.types[name], label);
    if (type) {
      places.push({ type });
      names.push(name);
    } else if (parameter.name in setUps.plain) {
      places.push({ value: setUps.plain[parameter.name] });
    } else return undefined;
  }
  const constants = names.map((name) => setUps.constants[name]);
  return {
    takes: places.flatMap((place) => ('type' in place ? place.type : [])),
    arrange: (values) => {
      const left = [...values];
      return places.map((place) =>
        'type' in place ? left.shift() : place.value,
      );
    },
    constants: constants.includes(undefined) ? undefined : constants,
  };
}

/** @returns the first type of a parameter that variables can have, by name */
function typeOf(
  { types }: Parameter,
  owner: string,
  { types: known, typeParameters }: SetUps,
): string | undefined {
  return types
    .map((type) => type.replace(/<.*>$/s, ''))
    .map(
      (type) =>
        typeParameters[owner]?.[type] ??
        (['this', 'InstanceType', 'T'].includes(type) ? owner : type),
    )
    .find((type) => type in known);
}

function isType(type: object): type is ProvableType {
  return 'sizeInFields' in type;
}

function sizesOf(
  type: SetUps['types'][string] | undefined,
): [string, ProvableType][] {
  if (!type) return [];
  return isType(type) ? [['', type]] : Object.entries(type);
}

function sizeOf(
  type: SetUps['types'][string] | undefined,
  label: string,
): ProvableType | undefined {
  const sizes = sizesOf(type);
  return (sizes.find(([each]) => each === label) ?? sizes[0])?.[1];
}

function memberOf(
  owner: unknown,
  member: string,
): (...values: unknown[]) => unknown {
  const found = (owner as Record<string, unknown>)[member];
  if (typeof found !== 'function') {
    throw new TypeError(`${member} is no function`);
  }
  return found.bind(owner) as (...values: unknown[]) => unknown;
}
