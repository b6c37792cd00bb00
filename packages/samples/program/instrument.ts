import ts from 'typescript';
import type { Problem, Sample } from '../sample';
import { assemble, type Script } from './assemble';
import {
  findStatedResults,
  onOneLine,
  type StatedResult,
} from './stated-results';
import { declaredNames, isInert, parseModule } from './statements';

/** A module made ready to run. */
export interface Instrumented {
  /** TypeScript, with the lines of the script. */
  code: string;
  /** The lines of the code, with their origin. */
  lines: Script['lines'];
  /** The expected outputs. The code refers to them by index. */
  results: Omit<StatedResult, 'statement'>[];
  problems: Problem[];
}

/** Name of the recorder (run/runtime/recorder.ts) inside the module. */
const recorder = '__sample';
const prologue = `const ${recorder} = globalThis[Symbol.for('code-samples')];`;

/**
 * Makes blocks runnable: every top-level statement first reports its line, and
 * actual outputs are compared with the expected ones. Each insertion stays on its line.
 *
 * @param samples the executed blocks of one program
 */
export function instrument(samples: readonly Sample[]): Instrumented {
  const script = assemble(samples);
  const file = parseModule(script.text);
  const { results, problems } = findStatedResults(file);
  const insertions = new Insertions();
  for (const scope of scopesOfChecks(file, script)) {
    insertions.add(scope.getStart(file) + 1, `${recorder}.checkBegins();`);
    insertions.add(scope.end - 1, `;${recorder}.checkEnds();`);
  }
  const statements = statementsOf(file, script);
  for (const statement of statements) {
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
  for (const sample of samples.filter(({ cost }) => cost)) {
    const last = statements.findLast(
      (s) =>
        script.lines[lineOf(file, s.getStart(file)) - 1]?.sample === sample,
    );
    const from = script.lines.findIndex((line) => line?.sample === sample) + 1;
    insertions.add(last?.end ?? 0, `;await ${recorder}.analyze(${from});`);
  }
  return {
    // The module's line numbers stay as they are.
    code: prologue + insertions.applyTo(script.text),
    lines: script.lines,
    results: results.map(({ kind, text, line }) => ({ kind, text, line })),
    problems: problems.map(({ line, message }) => {
      const { sample, line: inMarkdown } = script.lines[line - 1]!;
      return { page: sample.file, line: inMarkdown, message };
    }),
  };
}

/** The block statements that contain checks, see assemble.ts. */
function scopesOfChecks(file: ts.SourceFile, { lines }: Script): ts.Block[] {
  return file.statements
    .filter(ts.isBlock)
    .filter(
      (block) => lines[lineOf(file, block.getStart(file)) - 1]?.sample.isCheck,
    );
}

/** The statements of a module and of its checks. */
function statementsOf(file: ts.SourceFile, script: Script): ts.Statement[] {
  const scopes = new Set<ts.Statement>(scopesOfChecks(file, script));
  return file.statements.flatMap((statement) =>
    ts.isBlock(statement) && scopes.has(statement)
      ? [...statement.statements]
      : [statement],
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
