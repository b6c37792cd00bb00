import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { browserPath } from '../../tests/browser-path';

/** Variables that shells, terminals and npm set anew, and no check reads. */
const ofTheShell =
  /^(?:npm_.*|_|PWD|OLDPWD|SHLVL|INIT_CWD|PATH|TERM.*|COLORTERM|COLUMNS|LINES|SSH_.*|WINDOWID|XDG_.*|LS_COLORS)$/;

/** What npm writes of what it installed. */
const installed = 'node_modules/.package-lock.json';

/**
 * Everything that a check may depend on, as a short text: all files that git
 * knows or would add, what is installed, Node, the browsers and the environment.
 *
 * @param folder the project's, a git working tree
 * @param environment variables; those of the shell do not count
 */
export function projectState(
  folder: string,
  environment: NodeJS.ProcessEnv,
): string {
  const hash = createHash('sha256');
  const names = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: folder, maxBuffer: 1 << 26 },
  );
  const files = new Set(names.toString().split('\0').filter(Boolean));
  for (const name of [...files, installed].toSorted()) {
    hash.update(`${name}\0`).update(contentOf(path.join(folder, name)));
  }
  const variables = Object.entries(environment)
    .filter(([name]) => !ofTheShell.test(name))
    .toSorted();
  hash.update(JSON.stringify([process.version, browsers(), variables]));
  return hash.digest('hex');
}

/** @returns a digest of the file's content, so that no file can pass for a part of another */
function contentOf(file: string): string {
  if (!existsSync(file)) return 'gone';
  const stats = lstatSync(file);
  const content = stats.isSymbolicLink()
    ? readlinkSync(file)
    : stats.isFile()
      ? readFileSync(file)
      : '';
  return createHash('sha256').update(content).digest('hex') + stats.mode;
}

/** An update of a browser may change what tests see. */
function browsers(): string {
  try {
    return [browserPath(true), browserPath()]
      .map((file) => `${file} ${statSync(file).mtimeMs}`)
      .join(' ');
  } catch {
    // The browser tests say what is missing.
    return 'none';
  }
}
