import { isCertain } from './compare-releases';
import type { Reason } from './data';

const shape =
  /^(?<kind>[<>prt])(?<number>\d*)(?:\.(?<property>\w+)|=(?<type>\w+))?/;

/** @returns the parts of a reason: its letter, a number of arguments or the place of one, a property of it, a type that it had */
export function partsOf(reason: Reason) {
  const { kind, number, property, type } = shape.exec(reason)?.groups ?? {};
  return { kind, number: Number(number), property, type };
}

/** @returns why a use may fail, as a sentence */
export function reasonText(reason: Reason): string {
  const { kind, number, property, type } = partsOf(reason);
  switch (kind) {
    case '<':
      return `It takes at least ${counted(number)}.`;
    case '>':
      return number === 0
        ? 'It takes no arguments.'
        : `It takes at most ${counted(number)}.`;
    case 'p':
      if (property !== undefined) {
        return `Argument ${number} takes no \`${property}\`.`;
      }
      if (type !== undefined) {
        return `Argument ${number} cannot be a ${type} any more.`;
      }
      return `Argument ${number} ${isCertain(reason) ? 'has' : 'may have'} another type.`;
    case 'r':
      return 'Its type is another one.';
    default:
      return 'Its type is written in another way.';
  }
}

function counted(n: number): string {
  return `${n} ${n === 1 ? 'argument' : 'arguments'}`;
}
