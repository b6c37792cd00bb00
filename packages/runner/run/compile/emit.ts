import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import ts from 'typescript';
import { transpile } from '@o1js-docs/samples/run/transpile';

/** Placeholder for the address of o1js, which only the browser knows. */
const o1jsAddress = 'o1js:';

/**
 * @param code TypeScript from `instrument`. Its first line declares the recorder.
 * @returns JavaScript by lines, and for each line its line in the source, or 0 if it has none
 */
export function emit(code: string) {
  const emitted = transpile(code, 'page.ts');
  const map = new TraceMap(emitted.sourceMap);
  const lines = toWorkerCode(emitted.code).split('\n');
  return {
    lines,
    sourceLines: lines.map((text, index) => lineOf(map, text, index)),
  };
}

function lineOf(map: TraceMap, text: string, index: number): number {
  for (const column of [text.search(/\S|$/), text.length]) {
    const { line } = originalPositionFor(map, { line: index + 1, column });
    if (line !== null) return line === 1 ? 0 : line;
  }
  return 0;
}

/** @returns JavaScript for the worker, whose imports of o1js have a placeholder */
export function toWorkerCode(code: string): string {
  return withO1jsAddress(code).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
}

function withO1jsAddress(code: string): string {
  const file = ts.createSourceFile('page.js', code, ts.ScriptTarget.ES2022);
  const imports = file.statements.filter(ts.isImportDeclaration).reverse();
  return imports.reduce((text, { moduleSpecifier }) => {
    const from = moduleSpecifier.getText(file);
    return from.slice(1, -1) === 'o1js'
      ? text.slice(0, moduleSpecifier.getStart(file)) +
          JSON.stringify(o1jsAddress) +
          text.slice(moduleSpecifier.end)
      : text;
  }, code);
}
