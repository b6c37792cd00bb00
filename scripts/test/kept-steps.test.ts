import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KeptSteps } from './kept-steps';
import { projectState } from './project-state';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-steps-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '-q');
  write('.gitignore', 'node_modules\nbuild\n');
  write('docs/page.md', 'Text.');
  write('docs/other.md', 'Text.');
  write('node_modules/.package-lock.json', '{"o1js":"2.15.0"}');
  git('add', '.');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const environment = { LANG: 'C' };
const state = (env: NodeJS.ProcessEnv = environment) =>
  projectState(folder, env);

describe('the state of a project', () => {
  test('is the same while nothing differs, in another shell too', () => {
    const before = state();
    expect(state()).toBe(before);
    write('build/index.html', 'ignored');
    expect(state({ ...environment, PWD: '/', npm_command: 'test' })).toBe(
      before,
    );
  });

  const changes: Record<string, () => void> = {
    'a file that git knows': () => write('docs/page.md', 'Other text.'),
    'a file that git would add': () => write('docs/new.md', 'Text.'),
    'a file that is gone': () => rmSync(path.join(folder, 'docs/page.md')),
    'what is installed': () =>
      write('node_modules/.package-lock.json', '{"o1js":"2.16.0"}'),
    'two files that change places': () => {
      write('docs/page.md', 'Text.docs/other.md');
      write('docs/other.md', '');
    },
  };
  test.each(Object.keys(changes))('differs by %s', (name) => {
    const before = state();
    changes[name]!();
    expect(state()).not.toBe(before);
  });

  test('differs by a variable of the environment', () => {
    expect(state({ ...environment, LIGHT_PAGES: 'off' })).not.toBe(state());
  });
});

describe('a step that passed', () => {
  test('is kept in that state alone, with what it made', () => {
    const kept = new KeptSteps(path.join(folder, '.cache/passed.json'));
    expect(kept.has('test:build', 'a', folder)).toBe(false);
    write('build/index.html', '<p>');
    kept.keep('test:build', 'a', folder, ['build']);
    expect(kept.has('test:build', 'a', folder)).toBe(true);
    expect(kept.has('test:build', 'b', folder)).toBe(false);
    expect(kept.has('test:browser', 'a', folder)).toBe(false);
    write('build/index.html', '<p>Another build.');
    expect(kept.has('test:build', 'a', folder)).toBe(false);
  });

  test('is forgotten on demand, and where its file is broken', () => {
    const kept = new KeptSteps(path.join(folder, '.cache/passed.json'));
    kept.keep('test:unit', 'a', folder);
    kept.forget();
    expect(kept.has('test:unit', 'a', folder)).toBe(false);
    write('.cache/passed.json', '{"test:unit":');
    expect(kept.has('test:unit', 'a', folder)).toBe(false);
    kept.keep('test:unit', 'a', folder);
    expect(kept.has('test:unit', 'a', folder)).toBe(true);
  });
});
