import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Step } from '../steps/run-steps';
import type { Change } from './changes';
import { programOf } from './steps';

/** What is written last by a build. */
const built = 'build/index.html';

/** What to do with the browser tests of what changed. */
export interface BrowserTests {
  /** The tests, where the build is newer than all changes. */
  steps: Step[];
  /** What is left to do by hand, or to `npm test`. */
  left: string[];
}

/**
 * Browser tests need a build, which takes minutes and is not made here: they
 * run where there is one that has the changes in it.
 *
 * @param specs of tests/browser
 * @param folder the project's root
 */
export function browserTests(
  specs: readonly string[],
  changes: readonly Change[],
  folder: string,
): BrowserTests {
  if (specs.length === 0) return { steps: [], left: [] };
  const patterns = specs.map((spec) => `/${spec.replace(/\./g, '\\.')}$`);
  if (!isBuildNewer(changes, folder)) {
    return {
      steps: [],
      left: [
        `browser tests of what changed (npm run build && npm run build:fixture && npx playwright test ${specs.join(' ')})`,
      ],
    };
  }
  const args = [programOf('@playwright/test:playwright', folder), 'test'];
  return {
    steps: [{ name: 'browser tests', args: [...args, ...patterns] }],
    left: [],
  };
}

function isBuildNewer(changes: readonly Change[], folder: string): boolean {
  const build = path.join(folder, built);
  if (!existsSync(build)) return false;
  const { mtimeMs } = statSync(build);
  return changes.every(({ path: file, gone }) => {
    // Specs are not built.
    if (file.startsWith('tests/browser/')) return true;
    return !gone && statSync(path.join(folder, file)).mtimeMs < mtimeMs;
  });
}
