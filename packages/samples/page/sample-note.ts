import type { Sample } from '../sample';

/** @returns what a reader should know of a sample that is not run, or undefined when it is. */
export function noteOf(
  { check, reason, expectedErrors }: Sample,
  o1js: string,
): string | undefined {
  switch (check) {
    case 'typecheck':
      return `Type-checked on o1js ${o1js}, not run: ${reason}.`;
    case 'compile-error':
      return `Does not compile: TypeScript error ${expectedErrors.join(', ')}.`;
    default:
      return undefined;
  }
}
