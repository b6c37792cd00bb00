import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Move } from '../../../src/compare/data';
import { packageOf } from '../../changelog/exports/packages';
import { compilerOptions } from '../../code-samples/types/compiler-options';

/** Where each release is `o1js`, below the site's folder: other packages are found above. */
const workFolder = '.cache/compare';

/**
 * Compiles the samples of moves on the releases that they are about.
 *
 * @param siteFolder absolute path of the folder with `node_modules`
 * @returns what is not as a move says, as sentences
 * @throws Error when a release's package is neither here nor to be had
 */
export async function wrongMoves(
  moves: readonly Move[],
  siteFolder: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, from, to, before, after, isBehavior } of moves) {
    const compiled: [string | undefined, string, boolean][] = [
      [before, from, true],
      [before, to, isBehavior ?? false],
      [after, to, true],
    ];
    for (const [code, release, isGood] of compiled) {
      if (code === undefined) continue;
      const errors = await errorsOf(code, release, siteFolder);
      if (errors.length === 0 && !isGood) {
        found.push(`${name}: \`before\` compiles on ${release}.`);
      } else if (errors.length > 0 && isGood) {
        found.push(`${name}: on ${release} ${errors.join(' ')}`);
      }
    }
  }
  return found;
}

async function errorsOf(
  code: string,
  release: string,
  siteFolder: string,
): Promise<string[]> {
  const folder = path.join(siteFolder, workFolder, release);
  const link = path.join(folder, 'node_modules', 'o1js');
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { recursive: true, force: true });
  symlinkSync(await packageOf(release, siteFolder), link, 'junction');
  const { options } = ts.convertCompilerOptionsFromJson(
    compilerOptions,
    folder,
  );
  const file = path.posix.join(folder, 'sample.ts');
  const host = ts.createCompilerHost(options);
  const disk = ts.createCompilerHost(options);
  host.fileExists = (each) => each === file || disk.fileExists(each);
  host.getSourceFile = (each, target) => {
    if (each === file) return ts.createSourceFile(each, code, target);
    const key = `${ts.sys.realpath?.(each) ?? each}`;
    const known = declarations.get(key) ?? disk.getSourceFile(each, target);
    declarations.set(key, known);
    return known;
  };
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file)!;
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200),
  );
}

/** Declarations of packages are parsed once. */
const declarations = new Map<string, ts.SourceFile | undefined>();
