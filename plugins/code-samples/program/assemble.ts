import ts from 'typescript';
import type { Sample } from '../sample';
import { exportedNames, localImports } from './local-files';
import { blank, mergeImports } from './merge-imports';

/**
 * Joins blocks into one module in which every line of code is on the
 * line it has in the Markdown: a compiler's or a stack's line number needs no map.
 *
 * @param samples blocks of one page in reading order
 */
export function assemble(samples: readonly Sample[]): string {
  const lines: string[] = [];
  for (const [place, sample] of samples.entries()) {
    const code =
      place > 0 && sample.claims ? inScope(sample.code) : sample.code;
    for (const [index, text] of code.split('\n').entries()) {
      lines[sample.startLine - 1 + index] = text;
    }
  }
  const text = Array.from(lines, (line) => line ?? '').join('\n');
  return mergeImports(blankOwnFiles(text, samples));
}

/**
 * Wraps an assertion in a block statement, because the script continues without its declarations.
 * it. Imports stay outside; the brace that closes it stands on the fence's line.
 */
function inScope(code: string): string {
  const file = ts.createSourceFile('claim.ts', code, ts.ScriptTarget.ES2022);
  const first = file.statements.find((s) => !ts.isImportDeclaration(s));
  const start = first?.getStart(file) ?? code.length;
  return `${code.slice(0, start)}{ ${code.slice(start)}\n}`;
}

/** Blanks imports of titled blocks of the same module: their names are there already. */
function blankOwnFiles(text: string, samples: readonly Sample[]): string {
  const files = new Map(
    samples.flatMap(({ title, code }) =>
      title ? [[title, exportedNames(code)] as const] : [],
    ),
  );
  return localImports(text)
    .filter(({ file, names }) => names.every((n) => files.get(file)?.has(n)))
    .reduce((result, { start, end }) => blank(result, start, end), text);
}

/** @returns the block that a line of the Markdown belongs to. */
export function sampleAt(
  samples: readonly Sample[],
  line: number,
): Sample | undefined {
  return samples.find(
    ({ startLine, endLine }) => startLine <= line && line <= endLine,
  );
}
