import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { beginCut, endCut, undoInterruptedCut } from './undo-cut';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const write = (file: string, text: string) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const files = [
  'config/releases.ts',
  'package.json',
  'package-lock.json',
  'tests/published-routes.txt',
  'versions.json',
];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cut-'));
  git('init', '--quiet');
  for (const file of files) write(file, 'before');
  write('.gitignore', '.cache\nnode_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before');
});

/** What a cut has done when it is interrupted. */
function interruptedCut(): void {
  beginCut('2.15.0', folder);
  for (const file of files) write(file, 'cut');
  write('versioned_docs/version-2.15.0/index.mdx', 'cut');
  write('versioned_sidebars/version-2.15.0-sidebars.json', '{}');
  write('node_modules/o1js-2.15.0/package.json', '{}');
}

test('an interrupted cut is undone, once', () => {
  interruptedCut();
  expect(undoInterruptedCut(folder)).toBe(true);
  expect(git('status', '--porcelain')).toBe('');
  expect(readFileSync(path.join(folder, 'versions.json'), 'utf8')).toBe(
    'before',
  );
  expect(existsSync(path.join(folder, 'node_modules/o1js-2.15.0'))).toBe(false);
  expect(undoInterruptedCut(folder)).toBe(false);
});

test('a cut that came to its end stays', () => {
  interruptedCut();
  endCut(folder);
  expect(undoInterruptedCut(folder)).toBe(false);
  expect(existsSync(path.join(folder, 'node_modules/o1js-2.15.0'))).toBe(true);
});

test('what was committed since is left alone; the commands are said', () => {
  const commit = git('rev-parse', 'HEAD').trim();
  interruptedCut();
  git('add', '--all');
  git('commit', '--quiet', '--message', 'half a cut');
  expect(() => undoInterruptedCut(folder)).toThrow(
    `Undo it by hand:
  git checkout ${commit} -- config/releases.ts package.json package-lock.json tests/published-routes.txt versions.json
  rm -rf versioned_docs/version-2.15.0 versioned_sidebars/version-2.15.0-sidebars.json node_modules/o1js-2.15.0 node_modules/.o1js-2.15.0 .cache/version-cut.json`,
  );
});
