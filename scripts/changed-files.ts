import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageOfChecks } from '@o1js-docs/samples/parse/checks-file';
import { releaseOfPage } from '@o1js-docs/samples/parse/pages';

/** What differs from main. */
export interface Change {
  /** The commit that the files are compared with. */
  base: string;
  /** Files that were added or edited, relative to the project, with forward slashes. */
  edited: string[];
  /** Files that were removed or renamed, by their old path. */
  removed: string[];
}

/**
 * Asks git which files differ from the commit in which this branch left main:
 * commits of the branch, edits and untracked files. On main itself, it is the
 * last commit that counts. `BASE` or `GITHUB_BASE_REF` name another branch.
 *
 * @param folder the project's root, by default the working folder
 * @returns undefined if git knows no commit to compare with, as in a download without its history
 */
export function readChange(
  folder = '.',
  { BASE, GITHUB_BASE_REF }: NodeJS.ProcessEnv = process.env,
): Change | undefined {
  const git = (...args: string[]): string => {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 };
    const stdio = ['ignore', 'pipe', 'ignore'];
    try {
      return execFileSync('git', args, { ...options, stdio } as never);
    } catch {
      return '';
    }
  };
  const listSince = (base: string) =>
    [
      git('diff', '--name-only', '--no-renames', '-z', base),
      git('ls-files', '--others', '--exclude-standard', '-z'),
    ].flatMap((list) => list.split('\0').filter(Boolean));
  const target = GITHUB_BASE_REF && `origin/${GITHUB_BASE_REF}`;
  const bases = [BASE, target, 'origin/main', 'main']
    .map((branch) => branch && git('merge-base', 'HEAD', branch).trim())
    .filter((base) => base !== undefined && base !== '');
  const parent = git('rev-parse', '--verify', 'HEAD^').trim();
  const [base = parent] = bases;
  if (!base) return undefined;
  const since = listSince(base);
  const files = since.length > 0 ? since : listSince(parent || base);
  const isThere = (file: string) => existsSync(path.join(folder, file));
  return {
    base: since.length > 0 ? base : parent || base,
    edited: files.filter(isThere),
    removed: files.filter((file) => !isThere(file)),
  };
}

/** @returns the guides among files that differ from main, and those whose checks changed */
export function changedPages(files: readonly string[]): string[] {
  const guides = files
    .map(pageOfChecks)
    .filter((file) => /\.mdx?$/.test(file) && releaseOfPage(file));
  return [...new Set(guides)];
}
