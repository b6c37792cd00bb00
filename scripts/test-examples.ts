import { execSync } from 'node:child_process';
import path from 'node:path';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { currentRelease } from '@o1js-docs/project/releases';
import {
  browserFile,
  readBrowserFigures,
  writeBrowserFigures,
} from '@o1js-docs/samples/measure/browser';
import { lastMeasured } from '../tests/examples/measured';
import { sites } from '../tests/examples/sites';

// Installs and builds the example projects from their lock files, drives the
// builds in Chromium, and compares what they download with what pages say.
//   npm run test:all -- examples               eight minutes on two cores, longer on a busy machine
//   npx tsx scripts/test-examples.ts --write    records sizes and times for the pages
//   npx tsx scripts/test-examples.ts --built    leaves out installing and building

const isWriting = process.argv.includes('--write');
const isBuilt = process.argv.includes('--built');
const root = path.resolve(import.meta.dirname, '..');
/** By how much a download may differ from what is recorded. */
const tolerance = 0.02;

if (!isBuilt) {
  for (const folder of new Set(sites.map((site) => site.folder))) {
    run('npm ci', folder);
  }
  for (const { build, folder } of sites) run(build, folder);
}
run('npx playwright test -c tests/examples/playwright.config.ts', '.');

const current = currentRelease();
const measured = Object.fromEntries(
  sites
    .filter(({ sendsHeaders }) => sendsHeaders)
    .map(({ name }) => [name, lastMeasured(name)]),
);
if (isWriting) {
  writeBrowserFigures(current, root, {
    o1js: installedRelease(current, root).o1jsVersion,
    samples: measured,
  });
  console.log(`Written: ${browserFile(current)}`);
} else {
  const problems = changedDownloads();
  problems.forEach((problem) => console.error(problem));
  if (problems.length > 0) {
    console.error('To record them: npx tsx scripts/test-examples.ts --write');
    process.exitCode = 1;
  }
}

function run(command: string, folder: string): void {
  console.log(`\n${folder}: ${command}`);
  execSync(command, { cwd: path.join(root, folder), stdio: 'inherit' });
}

function changedDownloads(): string[] {
  const { samples } = readBrowserFigures(current, root);
  return Object.entries(measured).flatMap(([name, { downloads }]) =>
    Object.entries(downloads).flatMap(([part, { raw, gzip }]) => {
      const recorded = samples[name]?.downloads[part];
      const isSame =
        recorded && Math.abs(raw - recorded.raw) <= tolerance * recorded.raw;
      return isSame
        ? []
        : `${name}, ${part}: ${raw} bytes, ${gzip} in gzip. Recorded: ${recorded?.raw ?? 'nothing'}.`;
    }),
  );
}
