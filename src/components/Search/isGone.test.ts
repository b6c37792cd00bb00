import { afterEach, expect, test, vi } from 'vitest';
import { isGone } from './isGone';

afterEach(() => vi.unstubAllGlobals());

function hostAnswers(answer: () => Promise<{ status: number }>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const chunkError = Object.assign(new Error('Loading chunk 1 failed'), {
  request: '/o1js/assets/js/1.js',
});

test('a file is gone if the host answers 404', async () => {
  const fetched = hostAnswers(() => Promise.resolve({ status: 404 }));
  expect(await isGone(chunkError)).toBe(true);
  expect(fetched).toHaveBeenCalledWith(chunkError.request, { method: 'HEAD' });
});

test('a file is not gone if the host has it, or is offline', async () => {
  hostAnswers(() => Promise.resolve({ status: 200 }));
  expect(await isGone(chunkError)).toBe(false);
  hostAnswers(() => Promise.reject(new TypeError('offline')));
  expect(await isGone(chunkError)).toBe(false);
});

test('an error without an address is not of a file', async () => {
  const fetched = hostAnswers(() => Promise.resolve({ status: 404 }));
  expect(await isGone(new Error('other'))).toBe(false);
  expect(await isGone(undefined)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});
