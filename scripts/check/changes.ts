import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file that may differ from main. */
export interface Change {
  /** Relative to the project's root, with forward slashes. */
  path: string;
  /** Whether it is there no longer; a file that was renamed is gone under its old path. */
  gone: boolean;
}

/** What is to be checked. */
export interface Changes {
  files: Change[];
  /** The commit in which the branch left main; undefined where git cannot tell. */
  base?: string;
}

/** The branches that changes are compared with, the first that there is. */
const mains = ['origin/main', 'main'];

const nameThem = 'Or name files: npm run check -- docs/basic-types/field.mdx';

/**
 * Asks git what differs from main: commits of this branch, and what is not
 * committed or not even tracked.
 *
 * @param folder the project's root
 * @throws Error that says what to do, where git cannot tell
 */
export function changesSinceMain(folder: string): Changes {
  const base = leftMain(folder);
  const differing = git(folder, ['diff', '--name-status', '--no-renames', '-z', base]); // prettier-ignore
  const untracked = git(folder, ['ls-files', '--others', '--exclude-standard', '-z']); // prettier-ignore
  const fields = differing.split('\0').filter(Boolean);
  const files = new Map<string, Change>();
  for (let i = 0; i < fields.length; i += 2) {
    const file = fields[i + 1]!;
    files.set(file, { path: file, gone: fields[i] === 'D' });
  }
  for (const file of untracked.split('\0').filter(Boolean)) {
    files.set(file, { path: file, gone: false });
  }
  return { files: [...files.values()], base };
}

/**
 * @param named files or folders, relative to the project's root; files that are gone, too
 * @param folder the project's root
 * @returns these files, and those in the folders
 * @throws Error when one is not in the project, or never was
 */
export function namedChanges(
  named: readonly string[],
  folder: string,
): Changes {
  let base: string | undefined;
  try {
    base = leftMain(folder);
  } catch {
    // Without git, named files are checked as if all of them were new.
  }
  const files = named.flatMap((argument): Change[] => {
    const file = path
      .relative(folder, path.resolve(folder, argument))
      .split(path.sep)
      .join('/');
    if (/^\.\.(?:\/|$)/.test(file) || path.isAbsolute(file)) {
      throw new Error(
        `${argument} is outside of this project. Name files of it, by their path from ${folder}.`,
      );
    }
    const absolute = path.join(folder, file);
    if (existsSync(absolute)) {
      return statSync(absolute).isDirectory()
        ? filesBelow(file, folder)
        : [{ path: file, gone: false }];
    }
    if (base && wasThere(file, base, folder)) {
      return [{ path: file, gone: true }];
    }
    throw new Error(
      `There is no ${argument}. Name files by their path from the project's root, e.g. docs/basic-types/field.mdx.`,
    );
  });
  return { files, ...(base && { base }) };
}

/** @returns the text that a file had when the branch left main; undefined when it was not there. */
export function textAt(
  { base }: Pick<Changes, 'base'>,
  file: string,
  folder: string,
): string | undefined {
  if (!base) return undefined;
  try {
    return git(folder, ['show', `${base}:${file}`]);
  } catch {
    return undefined;
  }
}

function leftMain(folder: string): string {
  try {
    git(folder, ['rev-parse', '--git-dir']);
  } catch (error) {
    throw new Error(
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? `git is not installed, and so cannot say what changed. ${nameThem}`
        : `${folder} is no clone of a git repository, and so nothing says what changed. ${nameThem}`,
      { cause: error },
    );
  }
  const known = mains.filter((name) => {
    try {
      git(folder, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
      return true;
    } catch {
      return false;
    }
  });
  const [main] = known;
  if (!main) {
    throw new Error(
      `There is neither a branch ${mains.join(' nor ')} to compare with. Run: git fetch origin main:main\n${nameThem}`,
    );
  }
  try {
    return git(folder, ['merge-base', 'HEAD', main]).trim();
  } catch (error) {
    const shallow =
      git(folder, ['rev-parse', '--is-shallow-repository']).trim() === 'true';
    throw new Error(
      `${main} and this branch have no commit in common${
        shallow
          ? ', because the clone is shallow. Run: git fetch --unshallow'
          : '.'
      }\n${nameThem}`,
      { cause: error },
    );
  }
}

function wasThere(file: string, base: string, folder: string): boolean {
  try {
    git(folder, ['cat-file', '-e', `${base}:${file}`]);
    return true;
  } catch {
    return false;
  }
}

/** Files of a folder, but for packages and what is built. */
function filesBelow(below: string, folder: string): Change[] {
  const ignored = /^(?:node_modules|build|\..*)$/;
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap(
    (entry): Change[] => {
      const file = path.posix.join(below, entry.name);
      if (entry.isDirectory()) {
        return ignored.test(entry.name) ? [] : filesBelow(file, folder);
      }
      return [{ path: file, gone: false }];
    },
  );
}

function git(folder: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // What git says of a failure is said in other words.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
