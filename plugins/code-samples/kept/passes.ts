import { DiskCache } from '../../disk-cache';

/** Entry points of the checker and of its processes. */
const roots = [
  'checks/samples.checks.ts',
  'checks/proofs.checks.ts',
  'run/runtime/main.ts',
  'run/test-block.config.ts',
  'run/test-block.setup.ts',
].map((file) => `plugins/code-samples/${file}`);

/** A program that takes a larger share of its limit may fail the next time. */
const safeShare = 0.5;

/** Figures of a passed run. */
export interface Run {
  /** Used share of the time limit of the script, or of its slowest statement. */
  share: number;
  /** True if it failed in a shared process and passed in its own. */
  retried: boolean;
}

/**
 * Opens the cache of programs that passed: page and line by the program's key.
 * Failures have no entry.
 *
 * @param folder absolute path of the folder of caches; the project's own by default
 */
export function openPasses(folder?: string): DiskCache<string> {
  return new DiskCache('passed-samples', roots, folder);
}

/** @returns whether a program that passed would pass again. */
export function isSafe({ share, retried }: Run): boolean {
  return !retried && share <= safeShare;
}
