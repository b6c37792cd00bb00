import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What to use instead, by symbol. The file explains it. */
export const choices = parse(
  readFileSync(new URL('choices.yaml', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

/** @returns the symbols that a choice names: `Provable` of `Provable.if` */
export function namesIn(choice: string): string[] {
  return Array.from(choice.matchAll(/`([A-Z]\w*)/g), ([, name = '']) => name);
}
