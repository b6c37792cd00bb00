import { digestOf } from '../../digest';

/** Doc comments write `\@method`, because a bare `@` would begin a tag. */
const escapedAt = /\\@/g;

/** @returns the code as its author means it. */
export function exampleCode(code: string): string {
  return code.replace(escapedAt, '@').trimEnd();
}

/** @returns what tells an example from all others: it changes with the example's text. */
export function exampleKey(code: string): string {
  return digestOf(exampleCode(code)).slice(0, 16);
}
