import { SourceMap, type SourceMapPayload } from 'node:module';
import ts from 'typescript';
import type { RunProgram } from '../../src/components/RunSample/run-data';
import { instrument } from '../code-samples/program/instrument';
import type { Program } from '../code-samples/program/programs';
import { transpile } from '../code-samples/run/transpile';
import { programSamples } from './runnable';

/** What stands for the address of o1js, which is known in the browser only. */
const o1jsAddress = 'o1js:';

/**
 * Compiles a program for the browser, with what the checks record (see
 * plugins/code-samples/program/instrument.ts).
 *
 * @returns the code in parts, a part for each of `programSamples`
 */
export function browserProgram(program: Program): RunProgram {
  const samples = programSamples(program);
  const { code, results } = instrument(samples);
  const emitted = transpile(code, 'page.ts');
  const map = new SourceMap(JSON.parse(emitted.sourceMap) as SourceMapPayload);
  const lines = withO1jsAddress(emitted.code)
    .replace(/\n\/\/# sourceMappingURL=.*\s*$/, '')
    .split('\n');
  const places = lines.map((text, index) => lineOf(map, text, index));
  let from = 0;
  const parts = samples.map((_, index) => {
    const next = samples[index + 1];
    const found = next
      ? places.findIndex((line, at) => at >= from && line >= next.startLine)
      : -1;
    const to = found < 0 ? lines.length : found;
    const part = {
      code: lines.slice(from, to).join('\n'),
      lines: places.slice(from, to),
    };
    from = to;
    return part;
  });
  return {
    parts,
    results,
    samples: samples.map(({ startLine, endLine, cost }) => ({
      startLine,
      endLine,
      cost,
    })),
  };
}

/** @returns the line of the Markdown that a line of the code is made from; 0 where there is none. */
function lineOf(map: SourceMap, text: string, index: number): number {
  for (const column of [text.search(/\S|$/), text.length]) {
    const entry = map.findEntry(index, column);
    if ('originalLine' in entry && entry.generatedLine === index) {
      // Line 1 is the recorder's, see instrument.ts.
      return entry.originalLine === 0 ? 0 : entry.originalLine + 1;
    }
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
