import { readFileSync } from 'node:fs';

const file = new URL('reference-aliases.tsv', import.meta.url);

/**
 * Other words that readers type for a page or a member of the reference, with
 * commas between, by address below the reference. A guide has them in its
 * front matter, but the reference is generated from the package's comments. A
 * version without the member ignores its line.
 */
export const referenceAliases: Readonly<Record<string, string>> =
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')),
  ) as Record<string, string>;
