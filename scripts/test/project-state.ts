import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import {
  contentOf,
  installed,
  projectFiles,
} from '../../plugins/project-files';
import { browserPath } from '../../tests/browser-path';

/** Variables that shells, terminals and npm set anew, and no check reads. */
const ofTheShell =
  /^(?:npm_.*|_|PWD|OLDPWD|SHLVL|INIT_CWD|PATH|TERM.*|COLORTERM|COLUMNS|LINES|SSH_.*|WINDOWID|XDG_.*|LS_COLORS)$/;

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
  for (const name of [...projectFiles(folder), installed].toSorted()) {
    hash.update(`${name}\0`).update(contentOf(path.join(folder, name)));
  }
  const variables = Object.entries(environment)
    .filter(([name]) => !ofTheShell.test(name))
    .toSorted();
  hash.update(JSON.stringify([process.version, browsers(), variables]));
  return hash.digest('hex');
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
