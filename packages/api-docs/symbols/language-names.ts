import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** TypeScript's declarations of the language and of browsers. */
const declarations = /^lib\.(?:es5|es20\d\d|dom)(?:\.\w+)*\.d\.ts$/;

let known: Record<'globals' | 'members', ReadonlySet<string>> | undefined;

/** @returns the names that the language and browsers give to values and to members, whichever Node runs */
export function languageNames(): NonNullable<typeof known> {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('typescript'),
  );
  known ??= read(
    readdirSync(folder)
      .filter((file) => declarations.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n'),
  );
  return known;
}

function read(text: string): NonNullable<typeof known> {
  const namesOf = (pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  return {
    globals: namesOf(/^declare (?:var|function) (\w+)/gm),
    members: namesOf(/^ +(?:readonly |[gs]et )?(\w+)\??[(<:]/gm),
  };
}
