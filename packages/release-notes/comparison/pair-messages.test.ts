import { expect, test } from 'vitest';
import { pairMessages } from './pair-messages';

const message = (text: string, thrownBy = '') => ({ thrownBy, text });

test('a message in new words is not listed as gone', () => {
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
  expect(changed.map(({ thrownBy }) => thrownBy)).toEqual(['check', 'chunk']);
  expect(gone).toEqual([message('Exceeded max attempts', 'wait')]);
  expect(came).toEqual([message('the network might be slow', 'wait')]);
});

test('the message that shares most words is the new one', () => {
  const { changed } = pairMessages(
    [message('expected 8 bits, got […]', 'a')],
    [
      message('expected 8 bytes', 'a'),
      message('expected 16 bits, got […]', 'b'),
    ],
  );
  expect(changed).toEqual([
    {
      thrownBy: 'b',
      before: 'expected 8 bits, got […]',
      after: 'expected 16 bits, got […]',
    },
  ]);
});
