import { execSync } from 'node:child_process';
import path from 'node:path';
import { sites } from '../tests/examples/sites';

// Installs and builds the example projects from their lock files, and drives the
// builds in Chromium: eight minutes on two cores.
//   npm run test:all -- examples
//   npx tsx scripts/test-examples.ts --built    leaves out installing and building

const root = path.resolve(import.meta.dirname, '..');

if (!process.argv.includes('--built')) {
  for (const folder of new Set(sites.map((site) => site.folder))) {
    run('npm ci', folder);
  }
  for (const { build, folder } of sites) run(build, folder);
}
run('npx playwright test -c tests/examples/playwright.config.ts', '.');

function run(command: string, folder: string): void {
  console.log(`\n${folder}: ${command}`);
  execSync(command, { cwd: path.join(root, folder), stdio: 'inherit' });
}
