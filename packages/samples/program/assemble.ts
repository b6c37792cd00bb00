import ts from 'typescript';
import type { Sample } from '../sample';
import { exportedNames, localImports } from './local-files';
import { blank, mergeImports } from './merge-imports';
import { parseModule } from './statements';

/** A line of a program in its Markdown file. */
export interface ScriptLine {
  sample: Sample;
  /** Line in `sample.file`. */
  line: number;
}

/** The blocks of a program as one module. */
export interface Script {
  text: string;
  /** For each line of the text its origin; undefined for the lines between blocks. */
  lines: readonly (ScriptLine | undefined)[];
}

/**
 * Joins blocks into one module. Each line of the page keeps its line number as long
 * as no block of checks is above it.
 *
 * @param samples blocks of one program, in order
 */
export function assemble(samples: readonly Sample[]): Script {
  const texts: string[] = [];
  const lines: (ScriptLine | undefined)[] = [];
  let linesOfChecks = 0;
  for (const [position, sample] of samples.entries()) {
    // The first block of a program may be the set-up of the others.
    const isScope = sample.isCheck && position > 0;
    const code = isScope ? inScope(sample.code) : sample.code;
    const added = code.split('\n');
    const start = sample.startLine - 1 + linesOfChecks;
    while (!sample.isCheck && texts.length < start) {
      texts.push('');
      lines.push(undefined);
    }
    for (const [index, text] of added.entries()) {
      texts.push(text);
      lines.push({ sample, line: sample.startLine + index });
    }
    if (sample.isCheck) linesOfChecks += added.length;
  }
  const text = mergeImports(blankOwnFiles(texts.join('\n'), samples));
  return { text, lines };
}

/** Wraps a check in a block statement, because the page continues without its declarations. Imports stay outside. */
function inScope(code: string): string {
  const file = parseModule(code);
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
