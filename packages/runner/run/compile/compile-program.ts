import ts from 'typescript';
import type { CompiledProgram, CompileProblem } from '../data';
import { instrument } from '@o1js-docs/samples/program/instrument';
import type { Sample } from '@o1js-docs/samples/sample';
import { emit } from './emit';

/** `instrument` uses line 1, so the editor's first line becomes line 2. */
const above = 1;

/**
 * Compiles a reader's program with the options and the instrumentation of the checks.
 *
 * @param code TypeScript
 * @returns the program, with lines of the editor in its results; or the problems
 */
export function compileProgram(
  code: string,
): CompiledProgram | { problems: CompileProblem[] } {
  const problems = [...syntaxProblems(code), ...importProblems(code)];
  if (problems.length > 0) return { problems };
  const sample = sampleOf(withoutNotes(code));
  const { code: instrumented, results } = instrument([sample]);
  const { lines, sourceLines } = emit(instrumented);
  const inEditor = (line: number) => Math.max(0, line - above);
  return {
    job: {
      code: lines.join('\n'),
      results: results.map((result) => ({
        ...result,
        line: inEditor(result.line),
      })),
      samples: [
        { startLine: sample.startLine, endLine: sample.endLine, cost: true },
      ],
    },
    lines: sourceLines.map(inEditor),
    offset: above,
  };
}

/** In a function, `// throws` is a note of its author. It states no result, and the error goes on. */
function withoutNotes(code: string): string {
  const file = ts.createSourceFile('page.ts', code, ts.ScriptTarget.ES2022);
  let result = code;
  const visit = (node: ts.Node): void => {
    if (!ts.isFunctionLike(node)) return ts.forEachChild(node, visit);
    const inside = code.slice(node.pos, node.end);
    const notes = inside.replaceAll('// throws ', '//_throws ');
    result = result.slice(0, node.pos) + notes + result.slice(node.end);
  };
  visit(file);
  return result;
}

function syntaxProblems(code: string): CompileProblem[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: 'page.ts',
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      experimentalDecorators: true,
    },
  });
  return diagnostics.map(({ file, start, messageText }) => ({
    line: file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

function importProblems(code: string): CompileProblem[] {
  const file = ts.createSourceFile('page.ts', code, ts.ScriptTarget.ES2022);
  return file.statements
    .filter(
      (statement) =>
        ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement),
    )
    .filter(
      ({ moduleSpecifier: from }) =>
        from && ts.isStringLiteral(from) && from.text !== 'o1js',
    )
    .map((statement) => ({
      line:
        file.getLineAndCharacterOfPosition(statement.getStart(file)).line + 1,
      message: `Only o1js can be imported here: ${statement.moduleSpecifier?.getText(file)}`,
    }));
}

function sampleOf(code: string): Sample {
  const lines = code.split('\n');
  return {
    file: 'playground',
    startLine: above + 1,
    endLine: above + lines.length,
    code,
    visible: code,
    shownLines: lines.map((_, index) => index),
    check: 'run',
    expectedErrors: [],
    flags: [],
    isCheck: false,
    cost: true,
  };
}
