import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import { readChange } from './changed-files';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
const save = (name: string, text: string) =>
  writeFileSync(path.join(folder, name), text);
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '-qm', message);
};

beforeEach(() => {
  folder = folderWith({ 'one.md': '1', 'two words.md': '2' });
  git('init', '-qb', 'main');
  commit('first');
});

test('a branch differs by its commits, edits, new files and removed files', () => {
  git('checkout', '-qb', 'topic');
  save('commit.md', '');
  commit('second');
  save('one.md', 'edited');
  save('new.md', '');
  rmSync(path.join(folder, 'two words.md'));
  const { edited, removed } = readChange(folder, {})!;
  expect(edited.sort()).toEqual(['commit.md', 'new.md', 'one.md']);
  expect(removed).toEqual(['two words.md']);
});

test('main differs by its last commit', () => {
  save('later.md', '');
  commit('second');
  expect(readChange(folder, {})?.edited).toEqual(['later.md']);
});

test('without an earlier commit or git there is nothing to compare with', () => {
  expect(readChange(folder, {})?.edited).toEqual([]);
  rmSync(path.join(folder, '.git'), { recursive: true });
  expect(readChange(folder, {})).toBeUndefined();
});

test('the environment can name a commit to compare with', () => {
  save('second.md', '');
  commit('second');
  save('third.md', '');
  commit('third');
  expect(readChange(folder, { BASE: 'HEAD~2' })?.edited.sort()).toEqual([
    'second.md',
    'third.md',
  ]);
});
