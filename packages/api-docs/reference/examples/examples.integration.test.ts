import { describe, expect, test } from 'vitest';
import { exampleKey } from './outcome';
import { programOfExample } from './program';

test('another text is another example; how `@` is written is not', () => {
  expect(exampleKey('a')).not.toBe(exampleKey('b'));
  expect(exampleKey('\\@a\n')).toBe(exampleKey('@a'));
});

describe('the program of an example', () => {
  const exported = new Set(['Field', 'Bool', 'Crypto']);
  const textOf = (code: string) =>
    programOfExample({ key: 'a', code }, 'current', exported).samples[0]!.code;

  test('imports what o1js exports and it does not declare', () => {
    expect(textOf('const Bool = 1;\nField(Bool);\nCrypto.x; y;')).toMatch(
      /^import \{ Field, Crypto \} from 'o1js'; const/,
    );
    expect(textOf("import { Field } from 'o1js';\nField(1);")).toMatch(
      /^import \{ Field \} from 'o1js';\nField\(1\);$/,
    );
  });

  test('expects the errors that comments announce, and keeps its lines', () => {
    const code = 'Field(1); // fine\nField(3.1); // ERROR: no integer\n';
    const text = textOf(code);
    expect(text.split('\n')).toHaveLength(code.split('\n').length);
    expect(text).toContain('Field(3.1); // throws …');
    expect(text).toContain('Field(1); // fine');
  });

  test('has no comment that the runner would compare', () => {
    expect(textOf('Field(1); // => 2n\nField(1) //-> x')).not.toMatch(/2n|->/);
  });
});
