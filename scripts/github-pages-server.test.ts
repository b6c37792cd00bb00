import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from './github-pages-server';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pages-server-'));
const outside = `${folder}-outside.html`;

beforeAll(() => {
  mkdirSync(path.join(folder, 'guide'));
  for (const file of [
    'index.html',
    '404.html',
    'old.html',
    'guide/index.html',
    'a.js',
  ]) {
    writeFileSync(path.join(folder, file), '');
  }
  writeFileSync(outside, '');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(outside);
});

test.each([
  ['/', { status: 302, location: '/o1js/' }],
  ['/o1js', { status: 301, location: '/o1js/' }],
  ['/o1js/', { status: 200, file: 'index.html' }],
  ['/o1js/guide', { status: 301, location: '/o1js/guide/' }],
  ['/o1js/guide/', { status: 200, file: 'guide/index.html' }],
  ['/o1js/old', { status: 200, file: 'old.html' }],
  ['/o1js/old/', { status: 404, file: '404.html' }],
  ['/o1js/a.js', { status: 200, file: 'a.js' }],
  ['/o1js/nowhere', { status: 404, file: '404.html' }],
  ['/elsewhere/a.js', { status: 404, file: '404.html' }],
  [`/o1js/../${path.basename(outside)}`, { status: 404, file: '404.html' }],
])('%s is answered as GitHub Pages answers it', (pathname, expected) => {
  expect(answer(folder, '/o1js/', pathname)).toEqual(
    'file' in expected
      ? { ...expected, file: path.join(folder, expected.file) }
      : expected,
  );
});
