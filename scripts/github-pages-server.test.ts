import path from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import { answer } from './github-pages-server';

const parent = folderWith({
  'build/index.html': '',
  'build/404.html': '',
  'build/old.html': '',
  'build/guide/index.html': '',
  'build/a.js': '',
  'outside.html': '',
});
const folder = path.join(parent, 'build');

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
  ['/o1js/../outside.html', { status: 404, file: '404.html' }],
])('%s is answered as GitHub Pages answers it', (pathname, expected) => {
  expect(answer(folder, '/o1js/', pathname)).toEqual(
    'file' in expected
      ? { ...expected, file: path.join(folder, expected.file) }
      : expected,
  );
});
