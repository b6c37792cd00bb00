import { expect, test } from 'vitest';
import { readEvent } from './read-event';

test.each([
  [['running']],
  [['printed', 1, 'a']],
  [['result', 0, '8n', true]],
  [['error', 1, 2, 'message']],
  [['time', 'Add.compile', 9.5]],
  [['circuit', 3, 'Add.sum', 5, '{"gates":{"Generic":5}}']],
])('%j is an event', (data) => {
  expect(readEvent(data)).toEqual(data);
});

test.each([
  [null],
  ['pong'],
  [[]],
  [['constructor']],
  [['finished', 'ended']],
  [['printed', '1', 'a']],
  [['printed', 1]],
  [['printed', 1, 'a', 'b']],
  [['result', 0, { toString: 'x' }, true]],
])('%j is none', (data) => {
  expect(readEvent(data)).toBeUndefined();
});
