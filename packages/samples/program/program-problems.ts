import { isBuiltin } from 'node:module';
import ts from 'typescript';
import {
  dependencies,
  devDependencies,
} from '../../../examples/project/package.json';
import type { Problem } from '../sample';
import type { Program } from './programs';

/** Packages of the project that readers make, see docs/getting-started/set-up.mdx. */
const packages = Object.keys({ ...dependencies, ...devDependencies });

/** Calls that make prover keys. Without one of them, o1js makes no proof. */
const makesProver = /\.(?:compile|generateKeypair)\(/;

/** @returns problems in the text of a script that TypeScript does not find */
export function programProblems(program: Program): Problem[] {
  return [...foreignImports(program), ...needlessProve(program)];
}

/** Finds imports of packages that the site has and its readers have not. */
function foreignImports({ samples, files }: Program): Problem[] {
  return [...files, ...samples].flatMap(({ file, code, startLine }) =>
    ts
      .preProcessFile(code)
      .importedFiles.filter(({ fileName }) => !isAvailable(fileName))
      .map(({ fileName, pos }) => ({
        page: file,
        line: startLine + code.slice(0, pos).split('\n').length - 1,
        message: `Readers do not have ${fileName}. Their project has ${packages.join(', ')}, and the modules of Node.`,
      })),
  );
}

function isAvailable(specifier: string): boolean {
  return (
    /^\.{1,2}\//.test(specifier) ||
    isBuiltin(specifier) ||
    packages.some(
      (name) => specifier === name || specifier.startsWith(`${name}/`),
    )
  );
}

function needlessProve({ samples }: Program): Problem[] {
  if (samples.some(({ code }) => makesProver.test(code))) return [];
  const proving = samples.filter(({ check }) => check === 'prove');
  return proving.map(({ file, startLine }) => ({
    page: file,
    line: startLine - 1,
    message:
      'Nothing in this program compiles a circuit, so it makes no proof: remove the flag prove.',
  }));
}
