import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { docsFolder, releases } from '../../config/releases';
import { compareFolders } from './compare-folders';

// Builds the site twice, each time from nothing and in another time zone, and
// compares what came out; then once more rendering each page, and once with
// pages that were kept. Each pair is built in this folder and with the same
// cache of the bundler, because the minifier's names in one file, runtime~main,
// depend on both.
//   npm run test:reproducible

/** What earlier builds leave behind for later ones. */
const leftovers = [
  '.docusaurus',
  'node_modules/.cache',
  '.cache/kept',
  '.cache/search',
  ...releases.flatMap((release) => [
    path.join(docsFolder(release), 'api-reference'),
    path.join(docsFolder(release), 'changelog.md'),
  ]),
];

function build(name: string, timeZone: string, removed = leftovers): string {
  const folder = path.join('.cache/reproducible', name);
  for (const leftover of [...removed, folder]) {
    rmSync(leftover, { recursive: true, force: true });
  }
  execFileSync('npm', ['run', 'build', '--', '--out-dir', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TZ: timeZone },
  });
  return folder;
}

const first = build('first', 'UTC');
const second = build('second', 'Pacific/Auckland');
const rendered = build('rendered', 'UTC', ['.cache/kept']);
const kept = build('kept', 'UTC', []);
const differences = [
  ...compareFolders(first, second),
  ...compareFolders(rendered, kept),
];
if (differences.length > 0) {
  console.error(
    [
      'Builds of the same sources differ. Look for a time, a random number, or an order that depends on what was ready first; in the folder `kept`, for what a page depends on and its key leaves out (plugins/kept-pages):',
      ...differences,
    ].join('\n'),
  );
  process.exit(1);
}
console.log('Builds of each pair are the same, byte for byte.');
