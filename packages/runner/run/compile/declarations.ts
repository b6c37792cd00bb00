import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { compilerOptions } from '@o1js-docs/samples/types/compiler-options';

/** Declarations by path, for `createService`. */
type Declarations = Record<string, string>;

/** @returns the declarations of a release, as files of the package `o1js` */
export function releaseDeclarations({
  packageFolder,
}: InstalledRelease): Declarations {
  const folder = 'dist/node';
  const types = `${folder}/index.d.ts`;
  const files = readdirSync(path.join(packageFolder, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .sort();
  return {
    '/node_modules/o1js/package.json': JSON.stringify({ name: 'o1js', types }),
    ...Object.fromEntries(
      files.map((file) => [
        `/node_modules/o1js/${file}`,
        readFileSync(path.join(packageFolder, file), 'utf8'),
      ]),
    ),
  };
}

/** @returns TypeScript's libraries in the compiler options, and the libraries that these refer to */
export function libraryDeclarations(): Declarations {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('typescript'));
  const found: Declarations = {};
  const add = (library: string) => {
    const name = `lib.${library.toLowerCase()}.d.ts`;
    if (found[`/lib/${name}`] !== undefined) return;
    const text = readFileSync(path.join(folder, name), 'utf8');
    found[`/lib/${name}`] = text;
    for (const [, other] of text.matchAll(/<reference lib="([^"]+)"/g)) {
      add(other!);
    }
  };
  compilerOptions.lib.forEach(add);
  return found;
}
