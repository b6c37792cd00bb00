import { expect, test } from 'vitest';
import { reasonsBetween } from './reasons';

test.each([
  // A parameter more that may be left out, a wider one, a narrower result: nobody notices.
  [
    'function f(a: string): void',
    'function f(a: string, b?: number): void',
    '',
  ],
  ['function f(a: string): void', 'function f(b: string | number): void', ''],
  ['f(): string | undefined', 'f(): string', ''],
  ['f(): { a: string }', 'f(): { a: string; b: number }', ''],
  ['f(): void', 'f(): [Field, Field]', ''],
  ['get x(): any', 'x: Field', ''],
  ['f(a: { b: string }): void', 'f(a: { b: string; c?: number }): void', ''],
  ['f(a: number): void', 'f(...a: number[]): void', ''],
  ['f: (a: Field) => Field', 'f(a: Field): Field', ''],
  // What TypeScript refuses.
  ['f(a: string): void', 'f(a: string, b: string): void', '<2'],
  ['f(a: string, b?: number): void', 'f(a: string): void', '>1'],
  ['f(a: string | number): void', 'f(a: string): void', 'p1=number'],
  ['f(a: { b?: string }): void', 'f(a: { b: string }): void', 'p1'],
  ['f(a: { b: string }): void', 'f(a: {}): void', 'p1.b'],
  ['f(): string', 'f(): string | undefined', 'r'],
  ['x: Promise<string>', 'x: Promise<number>', 'r'],
  ['f(g: (a: string) => void): void', 'f(g: (a: number) => void): void', 'p1'],
  [
    'function f(t: Type, a: Field): Bool\nfunction f(a: Field): Bool',
    'function f(t: Type, a: Field): Bool',
    '<2',
  ],
  // What the texts do not tell, because they name types.
  ['f(a: Field | Json): void', 'f(a: Json): void', 'p1=Field'],
  ['f(a: Field): void', 'f(a: Bool): void', 'p1?'],
  ['x: Field', 'x: FieldVar', 'r?'],
  ["type Id = 'a'", "type Id = 'a' | 'b'", 't?'],
  ['class A extends B', 'class A', 't?'],
  ['f(): { … }', 'f(): { … }', 'r?'],
  ['function f(a: string…', 'function f(a: string): void', 't?'],
])('%s → %s: %s', (before, after, reasons) => {
  expect(reasonsBetween(before, after).join(' ')).toBe(reasons);
});
