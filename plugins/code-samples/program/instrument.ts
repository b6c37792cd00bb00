import ts from 'typescript';
import type { Sample } from '../sample';
import { assemble, sampleAt } from './assemble';
import {
  findStatedResults,
  onOneLine,
  type StatedResult,
} from './stated-results';
import { blank } from './merge-imports';
import { awaits, declaredNames, isInert, mentions } from './statements';

/** A module made ready to run. */
export interface Instrumented {
  /** TypeScript, line by line at the place it has in the Markdown. */
  code: string;
  /** The expected outputs. The code refers to them by index. */
  results: Omit<StatedResult, 'statement'>[];
  problems: { line: number; message: string }[];
}

/** Name of the recorder (run/runtime/recorder.ts) inside the module. */
const recorder = '__sample';
const prologue = `const ${recorder} = globalThis[Symbol.for('code-samples')];`;

/**
 * Makes blocks runnable: every top-level statement first reports its line, and
 * what comments state is compared with what comes. Each insertion stays on its line.
 *
 * @param samples the executed blocks of one program
 * @param circuitsOnly whether what makes proofs is left out, with all that needs it, and nothing is compared
 */
export function instrument(
  samples: readonly Sample[],
  circuitsOnly = false,
): Instrumented {
  const text = skipAwaits(assemble(samples), samples, circuitsOnly);
  const file = parse(text);
  const { results, problems } = circuitsOnly
    ? { results: [], problems: [] }
    : findStatedResults(file);
  const insertions = new Insertions();
  for (const scope of scopesOfClaims(file, samples)) {
    insertions.add(scope.getStart(file) + 1, `${recorder}.claimBegins();`);
    insertions.add(scope.end - 1, `;${recorder}.claimEnds();`);
  }
  for (const statement of statementsOf(file, samples)) {
    if (isInert(statement)) continue;
    const start = statement.getStart(file);
    insertions.add(start, `${recorder}.at(${lineOf(file, start)});`);
    const names = declaredNames(statement);
    if (names.length > 0 && !ts.isFunctionDeclaration(statement)) {
      insertions.add(
        statement.end,
        `;${recorder}.declared({ ${names.join(', ')} });`,
      );
    }
  }
  for (const [index, result] of results.entries()) {
    insertComparison(insertions, file, result, index);
  }
  for (const sample of samples) {
    if (!sample.cost && sample.check !== 'analyze') continue;
    const last = statementsOf(file, samples)
      .filter((s) => sampleAt([sample], lineOf(file, s.getStart(file))))
      .at(-1);
    const end =
      last?.end ?? file.getPositionOfLineAndCharacter(sample.endLine - 1, 0);
    insertions.add(end, `;await ${recorder}.analyze(${sample.startLine});`);
  }
  return {
    // No block begins on line 1: that is where the first fence is, at the earliest.
    code: prologue + insertions.applyTo(text),
    results: results.map(({ kind, text, line }) => ({ kind, text, line })),
    problems,
  };
}

/** The blocks of assertions between the other blocks of a script, see assemble.ts. */
function scopesOfClaims(
  file: ts.SourceFile,
  samples: readonly Sample[],
): ts.Block[] {
  const claims = samples.slice(1).filter((sample) => sample.claims);
  return file.statements
    .filter(ts.isBlock)
    .filter((block) => sampleAt(claims, lineOf(file, block.getStart(file))));
}

/** The statements of a module and of its assertions. */
function statementsOf(
  file: ts.SourceFile,
  samples: readonly Sample[],
): ts.Statement[] {
  const scopes = new Set<ts.Statement>(scopesOfClaims(file, samples));
  return file.statements.flatMap((statement) =>
    ts.isBlock(statement) && scopes.has(statement)
      ? [...statement.statements]
      : [statement],
  );
}

/** Blanks statements of `analyze` blocks, or of all, that await, and those that need their results. */
function skipAwaits(
  text: string,
  samples: readonly Sample[],
  all: boolean,
): string {
  const analyzed = all
    ? samples
    : samples.filter(({ check }) => check === 'analyze');
  if (analyzed.length === 0) return text;
  const file = parse(text);
  const skippedNames = new Set<string>();
  let result = text;
  for (const statement of file.statements) {
    const start = statement.getStart(file);
    const isDeclaration =
      isInert(statement) || ts.isClassDeclaration(statement);
    if (isDeclaration || !sampleAt(analyzed, lineOf(file, start))) continue;
    const isSkipped = all
      ? awaits(withoutCircuits(statement)) || throws(statement, file)
      : awaits(statement);
    if (isSkipped || mentions(statement, skippedNames)) {
      declaredNames(statement).forEach((name) => skippedNames.add(name));
      // The expected outputs after a statement belong to it.
      const comments = [
        ...(ts.getTrailingCommentRanges(text, statement.end) ?? []),
        ...(ts.getLeadingCommentRanges(text, statement.end) ?? []),
      ];
      result = blank(result, start, comments.at(-1)?.end ?? statement.end);
    }
  }
  return result;
}

/** @returns the statement; or, when all it awaits is the constraints of a circuit, what it gives to that. */
function withoutCircuits(statement: ts.Statement): ts.Node {
  const [declaration] = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [];
  const value = declaration?.initializer;
  return value &&
    ts.isAwaitExpression(value) &&
    ts.isCallExpression(value.expression) &&
    value.expression.expression.getText().endsWith('.constraintSystem')
    ? value.expression
    : statement;
}

/** @returns true if a comment after the statement expects an error */
function throws(statement: ts.Statement, file: ts.SourceFile): boolean {
  return findStatedResults(file).results.some(
    (result) => result.kind === 'throws' && result.statement === statement,
  );
}

function insertComparison(
  insertions: Insertions,
  file: ts.SourceFile,
  { kind, text, statement }: StatedResult,
  index: number,
): void {
  const start = statement.getStart(file);
  const { end } = statement;
  if (kind === 'throws') {
    insertions.add(start, 'try {');
    insertions.add(
      end,
      `;${recorder}.ended(${index}); } catch (e) { ${recorder}.threw(${index}, e); }`,
    );
  } else if (kind === 'printed') {
    insertions.add(start, `{ ${recorder}.listen();`);
    insertions.add(end, `;${recorder}.printed(${index}); }`);
  } else {
    const expected = `() => (${onOneLine(text)})`;
    if (ts.isExpressionStatement(statement)) {
      insertions.add(
        statement.expression.getStart(file),
        `${recorder}.equal(${index}, (`,
      );
      insertions.add(statement.expression.end, `), ${expected})`);
    } else {
      const name = declaredNames(statement)[0];
      insertions.add(
        end,
        `;${recorder}.equal(${index}, ${name}, ${expected});`,
      );
    }
  }
}

function parse(text: string): ts.SourceFile {
  const setParents = true;
  return ts.createSourceFile(
    'page.ts',
    text,
    ts.ScriptTarget.ES2022,
    setParents,
  );
}

function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}

/** Text to put in at positions of another; at one position, in the order given. */
class Insertions {
  private readonly list: { at: number; text: string }[] = [];

  add(at: number, text: string): void {
    this.list.push({ at, text });
  }

  applyTo(text: string): string {
    const sorted = [...this.list].sort((a, b) => a.at - b.at);
    let result = '';
    let done = 0;
    for (const { at, text: inserted } of sorted) {
      result += text.slice(done, at) + inserted;
      done = at;
    }
    return result + text.slice(done);
  }
}
