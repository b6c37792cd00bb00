import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { releases } from '@o1js-docs/project/releases';
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
 * @param folder the project's root
 * @returns no files if git knows neither main nor an earlier commit, as in a shallow clone
 */
export function readChange(
  folder: string,
  { BASE, GITHUB_BASE_REF }: NodeJS.ProcessEnv = process.env,
): Change {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 2 ** 28,
      }).trim();
    } catch {
      return undefined;
    }
  };
  const listFiles = (...args: string[]) =>
    git(...args, '-z')
      ?.split('\0')
      .filter(Boolean) ?? [];
  const listSince = (base: string) => [
    ...listFiles('diff', '--name-only', '--no-renames', base),
    ...listFiles('ls-files', '--others', '--exclude-standard'),
  ];
  const branches = [
    ...(BASE ? [BASE] : []),
    ...(GITHUB_BASE_REF ? [`origin/${GITHUB_BASE_REF}`] : []),
    'origin/main',
    'main',
  ];
  let base = branches
    .map((branch) => git('merge-base', 'HEAD', branch))
    .find(Boolean);
  let files = base ? listSince(base) : [];
  const parent = files.length === 0 && git('rev-parse', '--verify', 'HEAD^');
  if (parent) files = listSince((base = parent));
  const isThere = (file: string) => existsSync(`${folder}/${file}`);
  return {
    base: base ?? 'HEAD',
    edited: files.filter(isThere),
    removed: files.filter((file) => !isThere(file)),
  };
}

/** @returns the guides among files that differ from main, and those whose checks changed */
export function changedPages(files: readonly string[]): string[] {
  const guides = files
    .map(pageOfChecks)
    .filter((file) => file.endsWith('.mdx') && releaseOfPage(file, releases));
  return [...new Set(guides)];
}
