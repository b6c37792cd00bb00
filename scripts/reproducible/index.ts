import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareFolders } from './compare-folders';

// Builds the last commit twice, each time from nothing, in another folder and
// another time zone, and compares what came out.
//   npm run test:reproducible

const root = mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
const checkout = path.join(root, 'checkout');
execFileSync('git', ['clone', '--quiet', process.cwd(), checkout]);
cpSync('node_modules', path.join(checkout, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  filter: (file) => file !== path.join('node_modules', '.cache'),
});

/** @returns the folder of the build */
function build(name: string, timeZone: string): string {
  const folder = path.join(root, name);
  const built = path.join(root, `built-${name}`);
  renameSync(checkout, folder);
  execFileSync('npm', ['run', 'build', '--', '--out-dir', built], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TZ: timeZone },
  });
  execFileSync('git', ['clean', '-dfxq', '-e', 'node_modules'], {
    cwd: folder,
  });
  rmSync(path.join(folder, 'node_modules', '.cache'), {
    recursive: true,
    force: true,
  });
  renameSync(folder, checkout);
  return built;
}

const differences = compareFolders(
  build('here', 'UTC'),
  build('in-another-folder', 'Pacific/Auckland'),
);
rmSync(root, { recursive: true });
if (differences.length > 0) {
  console.error(
    [
      'Two builds of the same sources differ. Look for a time, a random number, a path of this machine, or an order that depends on what was ready first:',
      ...differences,
    ].join('\n'),
  );
  process.exit(1);
}
console.log('Both builds are the same, byte for byte.');
