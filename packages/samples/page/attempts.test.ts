import { expect, test } from 'vitest';
import { parsePage } from '@o1js-docs/markdown/parse';
import { samplesOfTree } from '../parse/samples-of-page';
import { refusalsOf, statedErrors } from './attempts';

test('an attempt counts if the program itself refuses it', () => {
  const file = 'docs/a.mdx';
  const blocks = [
    "born.assertLessThan(limit, 'Too young');\nsigned.assertTrue('Not issued');",
    'await lie(1); // throws Too young…\nawait lie(2);\n// throws Too young',
    'await lie(3); // throws Something else\nage; // => 17n',
  ];
  const text = blocks.map((code) => `\`\`\`ts\n${code}\n\`\`\`\n`).join('\n');
  const { samples } = samplesOfTree(parsePage({ file, text }), file, '/');
  expect([...refusalsOf(samples[0]!, statedErrors(samples))]).toEqual([
    ['Too young', 2],
  ]);
});
