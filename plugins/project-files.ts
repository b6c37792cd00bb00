import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';

/** What npm writes of what it installed. */
export const installed = 'node_modules/.package-lock.json';

/**
 * @param folder the project's, a git working tree
 * @returns all files that git knows or would add, relative to it; a deleted one is among them until that is committed
 * @throws Error when git does not answer
 */
export function projectFiles(folder: string): Set<string> {
  const names = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: folder, maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return new Set(names.toString().split('\0').filter(Boolean));
}

/** @returns a digest of the file's content, so that no file can pass for a part of another */
export function contentOf(file: string): string {
  if (!existsSync(file)) return 'gone';
  const stats = lstatSync(file);
  const content = stats.isSymbolicLink()
    ? readlinkSync(file)
    : stats.isFile()
      ? readFileSync(file)
      : '';
  return createHash('sha256').update(content).digest('hex') + stats.mode;
}
