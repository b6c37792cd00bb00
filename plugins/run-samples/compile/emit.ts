import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import ts from 'typescript';
import { transpile } from '../../code-samples/run/transpile';

/** What stands for the address of o1js, which is known in the browser only. */
const o1jsAddress = 'o1js:';

/** JavaScript by lines, and the line of the source that each is made from; 0 where there is none. */
export interface Emitted {
  lines: string[];
  places: number[];
}

/** @param code TypeScript that `instrument` made, whose first line is the recorder's */
export function emit(code: string): Emitted {
  const emitted = transpile(code, 'page.ts');
  const map = new TraceMap(emitted.sourceMap);
  const lines = withO1jsAddress(emitted.code)
    .replace(/\n\/\/# sourceMappingURL=.*\s*$/, '')
    .split('\n');
  return {
    lines,
    places: lines.map((text, index) => lineOf(map, text, index)),
  };
}

function lineOf(map: TraceMap, text: string, index: number): number {
  for (const column of [text.search(/\S|$/), text.length]) {
    const { line } = originalPositionFor(map, { line: index + 1, column });
    if (line !== null) return line === 1 ? 0 : line;
  }
  return 0;
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
