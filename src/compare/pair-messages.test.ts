import { expect, test } from 'vitest';
import { isOfMessage, pairMessages } from './pair-messages';

const message = (text: string, place = '') => ({ place, text });

test('a message in new words is told from one that is gone', () => {
  const { changed, gone, came } = pairMessages(
    [
      message('precondition not satisified', 'check'),
      message('invalid input length', 'chunk'),
      message('Exceeded max attempts', 'wait'),
    ],
    [
      message('precondition not satisfied', 'check'),
      message('chunk(): invalid input length, it must be even', 'chunk'),
      message('the network might be slow', 'wait'),
    ],
  );
  expect(changed.map(({ place }) => place)).toEqual(['check', 'chunk']);
  expect(gone).toEqual([message('Exceeded max attempts', 'wait')]);
  expect(came).toEqual([message('the network might be slow', 'wait')]);
});

test('the message with most words in common is the new one', () => {
  const { changed } = pairMessages(
    [message('expected 8 bits, got […]', 'a')],
    [
      message('expected 8 bytes', 'a'),
      message('expected 16 bits, got […]', 'b'),
    ],
  );
  expect(changed).toEqual([
    {
      place: 'b',
      before: 'expected 8 bits, got […]',
      after: 'expected 16 bits, got […]',
    },
  ]);
});

test.each([
  ['expected to fit in 8 bits', true],
  ['Error: expected to fit in 8 bits, got 300', true],
  ['expected  to\n fit in 8 bits', true],
  ['8 bits', false],
  ['expected to fit in 16 bits', false],
])('%j is of the message: %s', (text, expected) => {
  expect(isOfMessage(text, 'expected to fit in 8 bits, got […]')).toBe(
    expected,
  );
});
