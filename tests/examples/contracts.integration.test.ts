// @module-tag nightly
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(__dirname, '../..');

describe.each(['zkapp', 'poll'])('the example %s', (name) => {
  test.each([
    ['compiles', 'typescript/bin/tsc', ['--noEmit']],
    ['passes its tests without proofs', 'vitest/vitest.mjs', ['run']],
  ])('%s', { timeout: 900_000 }, (_, script, options) => {
    const command = [path.join(root, 'node_modules', script), ...options];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: path.join(root, 'examples', name),
      encoding: 'utf8',
      env: ownEnvironment(),
    });
    expect(status, stdout + stderr).toBe(0);
  });
});

/** @returns the environment without what this run of vitest sets, and without proofs. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_OPTIONS$|PROOFS$|NETWORK$)/.test(name),
  );
  return Object.fromEntries(entries);
}
