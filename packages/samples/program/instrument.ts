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
  const insertions: Insertion[] = [];
  const insert = (at: number, text: string) => insertions.push({ at, text });
  const sampleOf = (node: ts.Node) =>
    script.lines[lineOf(file, node.getStart(file)) - 1]?.sample;
  // The block statements that contain checks, see assemble.ts.
  const scopes = file.statements
    .filter(ts.isBlock)
    .filter((block) => sampleOf(block)?.isCheck);
  for (const scope of scopes) {
    insert(scope.getStart(file) + 1, `${recorder}.checkBegins();`);
    insert(scope.end - 1, `;${recorder}.checkEnds();`);
  }
  const statements = file.statements.flatMap((statement) => {
    const scope = scopes.find((each) => each === statement);
    return scope ? [...scope.statements] : [statement];
  });
  for (const statement of statements) {
    if (isInert(statement)) continue;
    const start = statement.getStart(file);
    insert(start, `${recorder}.at(${lineOf(file, start)});`);
    const names = declaredNames(statement);
    if (names.length > 0 && !ts.isFunctionDeclaration(statement)) {
      insert(statement.end, `;${recorder}.declared({ ${names.join(', ')} });`);
    }
  }
  for (const [index, result] of results.entries()) {
    insertComparison(insert, file, result, index);
  }
  for (const sample of samples.filter(({ cost }) => cost)) {
    const last = statements.findLast((each) => sampleOf(each) === sample);
    const from = script.lines.findIndex((line) => line?.sample === sample) + 1;
    insert(last?.end ?? 0, `;await ${recorder}.analyze(${from});`);
  }
  return {
    // The module's line numbers stay as they are.
    code: prologue + insertAll(insertions, script.text),
    lines: script.lines,
    results: results.map(({ kind, text, line }) => ({ kind, text, line })),
    problems: problems.map(({ line, message }) => {
      const { sample, line: inMarkdown } = script.lines[line - 1]!;
      return { page: sample.file, line: inMarkdown, message };
    }),
  };
}

function insertComparison(
  insert: (at: number, text: string) => void,
  file: ts.SourceFile,
  { kind, text, statement }: StatedResult,
  index: number,
): void {
  const start = statement.getStart(file);
  const { end } = statement;
  if (kind === 'throws') {
    insert(start, 'try {');
    insert(
      end,
      `;${recorder}.ended(${index}); } catch (e) { ${recorder}.threw(${index}, e); }`,
    );
  } else if (kind === 'printed') {
    insert(start, `{ ${recorder}.listen();`);
    insert(end, `;${recorder}.printed(${index}); }`);
  } else {
    const expected = `() => (${onOneLine(text)})`;
    if (ts.isExpressionStatement(statement)) {
      insert(
        statement.expression.getStart(file),
        `${recorder}.equal(${index}, (`,
      );
      insert(statement.expression.end, `), ${expected})`);
    } else {
      const name = declaredNames(statement)[0];
      insert(end, `;${recorder}.equal(${index}, ${name}, ${expected});`);
    }
  }
}

function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}

interface Insertion {
  at: number;
  text: string;
}

/** Puts texts in at positions of another; at one position, in the order given. */
function insertAll(insertions: readonly Insertion[], text: string): string {
  // From the last to the first, so that the positions of the others stay.
  return [...insertions]
    .reverse()
    .sort((a, b) => b.at - a.at)
    .reduce(
      (result, { at, text: inserted }) =>
        result.slice(0, at) + inserted + result.slice(at),
      text,
    );
}
