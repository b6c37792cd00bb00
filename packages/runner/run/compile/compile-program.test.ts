import { expect, test } from 'vitest';
import type { CompiledProgram } from '../data';
import { compileProgram } from './compile-program';

function compiled(code: string): CompiledProgram {
  const result = compileProgram(code);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
}

test('results and code keep the lines of the editor', () => {
  const { job, lines } = compiled(
    "import { Field } from 'o1js';\n\nField(3).add(5); // => 8n\nField(0).inv(); // throws Division\n",
  );
  expect(job.results).toEqual([
    { kind: 'value', text: '8n', line: 3 },
    { kind: 'throws', text: 'Division', line: 4 },
  ]);
  const line = job.code
    .split('\n')
    .findIndex((text) => text.includes('.inv()'));
  expect(lines[line]).toBe(4);
  expect(job.code).toContain('from "o1js:"');
});

test('in a function, // throws is a note, and the error goes on', () => {
  const { job } = compiled(
    'function f(x) {\n  x.sub(1); // throws below zero\n}\nf(0); // throws x.sub\n',
  );
  expect(job.results).toEqual([{ kind: 'throws', text: 'x.sub', line: 4 }]);
  expect(job.code.match(/catch/g)).toHaveLength(1);
});

test('decorators are compiled with their metadata, which SmartContract reads', () => {
  const { job } = compiled(
    "import { Field, SmartContract, state, State } from 'o1js';\nclass A extends SmartContract {\n  @state(Field) x = State<Field>();\n}\n",
  );
  expect(job.code).toContain('__decorate');
});

test.each([
  ['const = 3;', 1, 'Variable declaration expected.'],
  ['let a = 1;\nlet b = (;', 2, 'Expression expected.'],
  ["import fs from 'node:fs';", 1, "Only o1js can be imported here: 'node:fs'"],
  ["\nexport * from './x.js';", 2, "Only o1js can be imported here: './x.js'"],
])('%j does not run', (code, line, message) => {
  expect(compileProgram(code)).toEqual({
    problems: expect.arrayContaining([{ line, message }]) as unknown,
  });
});

test('an empty program runs', () => {
  expect(compiled('').job.results).toEqual([]);
});
