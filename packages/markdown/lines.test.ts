import { expect, test } from 'vitest';
import { markdownLines, proseOf } from './lines';

const page = [
  'Before',
  '```ts title="a.ts"',
  'const a = 1;',
  '```',
  '- item',
  '  ````md',
  '  ```',
  '  inner',
  '  ```',
  '  ````',
  '~~~',
  '```',
  '~~~',
  'After `import a` it.',
];

test('a block goes from its fence to the next one as long', () => {
  const prose = markdownLines(page.join('\n')).filter(({ isCode }) => !isCode);
  expect(prose.map(({ text }) => text)).toEqual([
    'Before',
    '- item',
    'After `import a` it.',
  ]);
});

test('a block that is not closed goes to the end', () => {
  const lines = markdownLines('```ts\nconst a = 1;\n');
  expect(lines.every(({ isCode }) => isCode)).toBe(true);
});

test('prose has no code in it', () => {
  expect(proseOf(page.join('\n'))).toBe('Before\n- item\nAfter  it.');
});
