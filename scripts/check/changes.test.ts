import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { changesSinceMain, namedChanges, textAt } from './changes';

/** A folder with files. */
function project(files: Readonly<Record<string, string>>) {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'check-')));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { folder, write, git };
}

/** A clone whose branch `topic` has left main. */
function branch() {
  const made = project({
    'docs/field.mdx': 'Field.',
    'docs/My page.mdx': 'A path with a space.',
    'docs/int.mdx': 'Int, with enough text for git to see that it was renamed.',
    '.gitignore': 'docs/api-reference/\n',
  });
  const { git } = made;
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.org');
  git('config', 'commit.gpgsign', 'false');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  git('switch', '--quiet', '--create', 'topic');
  return made;
}

const paths = (folder: string) =>
  changesSinceMain(folder)
    .files.map(({ path: file, gone }) => (gone ? `gone: ${file}` : file))
    .toSorted();

describe('what git says', () => {
  test('nothing, of a branch without changes', () => {
    expect(paths(branch().folder)).toEqual([]);
  });

  test('commits, what is staged, what is not, and what is untracked', () => {
    const { folder, write, git } = branch();
    write('docs/field.mdx', 'Committed.');
    git('commit', '--quiet', '-am', 'Second');
    write('docs/staged.mdx', 'Staged.');
    git('add', '.');
    write('docs/My page.mdx', 'Not staged.');
    write('docs/ünï – new.mdx', 'Untracked.');
    write('docs/api-reference/Field.md', 'Ignored.');
    expect(paths(folder)).toEqual([
      'docs/My page.mdx',
      'docs/field.mdx',
      'docs/staged.mdx',
      'docs/ünï – new.mdx',
    ]);
  });

  test('a page that was renamed is gone under its old path', () => {
    const { folder, git } = branch();
    git('mv', 'docs/int.mdx', 'docs/integers.mdx');
    expect(paths(folder)).toEqual(['docs/integers.mdx', 'gone: docs/int.mdx']);
  });

  test('the same without telling git', () => {
    const { folder } = branch();
    renameSync(
      path.join(folder, 'docs/int.mdx'),
      path.join(folder, 'docs/integers.mdx'),
    );
    expect(paths(folder)).toEqual(['docs/integers.mdx', 'gone: docs/int.mdx']);
  });

  test('a page that was deleted', () => {
    const { folder, git } = branch();
    git('rm', '--quiet', 'docs/int.mdx');
    git('commit', '--quiet', '-m', 'Second');
    expect(paths(folder)).toEqual(['gone: docs/int.mdx']);
  });

  test('what main got meanwhile is no change of the branch', () => {
    const { folder, write, git } = branch();
    write('docs/field.mdx', 'Topic.');
    git('commit', '--quiet', '-am', 'Topic');
    git('switch', '--quiet', 'main');
    write('docs/int.mdx', 'Main.');
    git('commit', '--quiet', '-am', 'Main');
    git('switch', '--quiet', 'topic');
    expect(paths(folder)).toEqual(['docs/field.mdx']);
    expect(textAt(changesSinceMain(folder), 'docs/field.mdx', folder)).toBe(
      'Field.',
    );
  });

  test('of a detached HEAD', () => {
    const { folder, write, git } = branch();
    write('docs/field.mdx', 'Topic.');
    git('commit', '--quiet', '-am', 'Topic');
    git('switch', '--quiet', '--detach');
    expect(paths(folder)).toEqual(['docs/field.mdx']);
  });

  test('of a clone: origin/main counts, however old its own main is', () => {
    const { folder, write, git } = branch();
    git('switch', '--quiet', 'main');
    const clone = project({});
    clone.git('clone', '--quiet', folder, '.');
    write('docs/int.mdx', 'Main.');
    git('commit', '--quiet', '-am', 'Main');
    clone.git('fetch', '--quiet');
    clone.git('switch', '--quiet', '--create', 'topic', 'origin/main');
    clone.write('docs/field.mdx', 'Topic.');
    expect(paths(clone.folder)).toEqual(['docs/field.mdx']);
  });

  test('of a shallow clone that lacks what it has in common with main', () => {
    const { folder, write, git } = branch();
    for (const [name, file] of [
      ['topic', 'docs/field.mdx'],
      ['main', 'docs/int.mdx'],
    ] as const) {
      git('switch', '--quiet', name);
      for (const text of ['One.', 'Two.']) {
        write(file, `${name} ${text}`);
        git('commit', '--quiet', '-am', text);
      }
    }
    const clone = project({});
    clone.git('clone', '--quiet', '--depth', '1', '--no-single-branch', '--branch', 'topic', pathToFileURL(folder).href, '.'); // prettier-ignore
    expect(() => changesSinceMain(clone.folder)).toThrow(
      'the clone is shallow. Run: git fetch --unshallow\nOr name files:',
    );
  });

  test('nothing where there is no main', () => {
    const { folder, git } = branch();
    git('branch', '--quiet', '-D', 'main');
    expect(() => changesSinceMain(folder)).toThrow(
      'neither a branch origin/main nor main to compare with. Run: git fetch origin main:main',
    );
  });

  test('nothing where there is no git', () => {
    expect(() => changesSinceMain(project({}).folder)).toThrow(
      'is no clone of a git repository, and so nothing says what changed. Or name files: npm run check -- docs/',
    );
  });
});

describe('files that are named', () => {
  const named = (folder: string, ...files: string[]) =>
    namedChanges(files, folder).files;

  test('need no git', () => {
    const { folder } = project({ 'docs/a page.mdx': 'Text.' });
    expect(named(folder, './docs/a page.mdx')).toEqual([
      { path: 'docs/a page.mdx', gone: false },
    ]);
  });

  test('may be folders', () => {
    const { folder } = project({
      'docs/a.mdx': '',
      'docs/deep/b.mdx': '',
      'docs/.cache/c.mdx': '',
    });
    expect(named(folder, 'docs/').map((change) => change.path)).toEqual([
      'docs/a.mdx',
      'docs/deep/b.mdx',
    ]);
  });

  test('may be gone', () => {
    const { folder } = branch();
    rmSync(path.join(folder, 'docs/int.mdx'));
    expect(named(folder, 'docs/int.mdx')).toEqual([
      { path: 'docs/int.mdx', gone: true },
    ]);
  });

  test.each(['docs/typo.mdx', 'docs/*.mdx'])('are there: %s is not', (file) => {
    expect(() => named(branch().folder, file)).toThrow(
      `There is no ${file}. Name files by their path from the project's root`,
    );
  });

  test.each(['../elsewhere.mdx', os.tmpdir(), '/'])(
    'are in the project: %s is not',
    (file) => {
      expect(() => named(branch().folder, file)).toThrow(
        `${file} is outside of this project.`,
      );
    },
  );
});
