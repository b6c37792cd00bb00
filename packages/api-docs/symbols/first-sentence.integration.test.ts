import { Comment } from 'typedoc';
import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence';

const commentOf = (text: string) => new Comment([{ kind: 'text', text }]);

test.each([
  [
    'Adds two elements of the field. Then more.',
    'Adds two elements of the field.',
  ],
  [
    'Spread over\ntwo lines of the source.',
    'Spread over two lines of the source.',
  ],
  ['You can use it like this example:', 'You can use it like this example.'],
  [
    'Creates a new {@link UInt64} from {@link Field | an element}.',
    'Creates a new UInt64 from an element.',
  ],
  [
    'Uses `code`, *stress* and [links](x.md) freely.',
    'Uses code, stress and links freely.',
  ],
  [
    'Divides, i.e. x / y, or e.g. 6 / 2. Then more.',
    'Divides, i.e. x / y, or e.g. 6 / 2.',
  ],
])('%j is described by %j', (text, sentence) => {
  expect(firstSentence(commentOf(text))).toBe(sentence);
});

test('a comment that says too little describes nothing', () => {
  expect(firstSentence(commentOf('Ok.'))).toBeUndefined();
  expect(firstSentence(undefined)).toBeUndefined();
});

test('a long sentence ends at a word', () => {
  const sentence = firstSentence(commentOf('word '.repeat(60)));
  expect(sentence).toMatch(/^(word )+word…$/);
  expect(sentence!.length).toBeLessThanOrEqual(160);
});
