import { expect, test } from 'vitest';
import { environmentOf } from './environment';

test('samples see no variables but those that Node and o1js need', () => {
  process.env.SECRET_TOKEN = 'secret';
  const environment = environmentOf({ backend: 'wasm', proofCache: '/cache' });
  delete process.env.SECRET_TOKEN;
  expect(environment).toMatchObject({
    O1JS_BACKEND: 'wasm',
    XDG_CACHE_HOME: '/cache',
    PATH: process.env.PATH,
  });
  expect(environment).not.toHaveProperty('SECRET_TOKEN');
  expect(Object.keys(environment).length).toBeLessThan(14);
});
