import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../package.json';

const commands = Object.entries(scripts).filter(([, command]) =>
  /\bdocusaurus(\.mjs)? (build|start)\b/.test(command),
);

test.each(commands)('npm run %s asks nobody for updates', (_, command) => {
  const [node, ...options] = command.split(' ');
  const end = options.findIndex((option) => option.endsWith('docusaurus.mjs'));
  const home = mkdtempSync(path.join(os.tmpdir(), 'no-update-check-'));
  const environment = { ...process.env, XDG_CONFIG_HOME: home };
  // It asks nobody in tests and in CI, by itself.
  for (const name of ['CI', 'NODE_ENV', 'NO_UPDATE_NOTIFIER']) {
    delete (environment as NodeJS.ProcessEnv)[name];
  }
  expect(node).toBe('node');
  execFileSync(process.execPath, [...options.slice(0, end + 1), '--version'], {
    env: environment,
  });
  // Where it asks, it keeps the day there.
  expect(readdirSync(home)).toEqual([]);
});
