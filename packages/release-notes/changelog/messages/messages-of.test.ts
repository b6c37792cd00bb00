import { expect, test } from 'vitest';
import { messagesOf } from './messages-of';

const textsOf = (source: string) => messagesOf(source).map(({ text }) => text);

test('errors and assertions are read, with their functions', () => {
  expect(
    messagesOf(`
      function pad(array, size) {
        assert(size >= 0, 'the size is negative');
        throw Error(\`size \${size} is too large\`);
      }
      class Field {
        constructor() { throw new RangeError('no such field'); }
        toBits() { return () => { throw new Error('too many ' + 'bits'); }; }
      }
      const Token = { check() { throw TypeError('no such token'); } };
      throw 'as a text';
    `),
  ).toEqual([
    { thrownBy: 'pad', text: 'the size is negative' },
    { thrownBy: 'pad', text: 'size […] is too large' },
    { thrownBy: 'new Field', text: 'no such field' },
    { thrownBy: 'Field.toBits', text: 'too many bits' },
    { thrownBy: 'Token.check', text: 'no such token' },
    { thrownBy: '', text: 'as a text' },
  ]);
});

test('each text that a message can be is one', () => {
  expect(
    textsOf(`
      function f(a, message) {
        const fallback = \`no value at
          \${a}\`;
        throw Error(a ? 'it is here' : message ?? fallback);
      }
    `),
  ).toEqual(['it is here', 'no value at […]']);
});

test('what says nothing that can be compared is left out', () => {
  expect(
    textsOf(`
      throw Error();
      throw Error(message);
      throw Error('internal');
      throw Error(\`\${a}: \${b}\`);
      assert('a text alone');
      assert(isHere);
      throw error;
    `),
  ).toEqual([]);
});
