// Measures what the site costs with more versions than it has, on copies of the
// last commit in the system's folder for temporary files. Takes ten minutes and
// more for each number; README.md has figures.
//   npm run scale -- --versions 10                 the versions that there are, and ten
//   npm run scale -- --versions 6 --versions 10
//   npm run scale -- --versions 10 --keep          leaves the copies, and says where
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releases } from '../../config/releases';
import { assertCleanTree, command } from '../versions/command';
import { addVersions } from './add-versions';
import { compareFigures } from './compare-figures';
import { measureSite, type ScaleFigures } from './measure';

const resultsFile = '.cache/scale.json';

await command(async () => {
  const { values } = parseArgs({
    options: {
      versions: { type: 'string', multiple: true, default: [] },
      keep: { type: 'boolean', default: false },
    },
  });
  const numbers = numbersOf(values.versions);
  assertCleanTree();
  mkdirSync(path.dirname(resultsFile), { recursive: true });
  const all: ScaleFigures[] = [];
  for (const versions of numbers) {
    const folder = mkdtempSync(path.join(tmpdir(), `o1js-docs-${versions}-`));
    try {
      execFileSync('git', ['clone', '--quiet', '.', folder]);
      await addVersions(versions, folder);

      all.push(await measureSite(versions, folder));
    } finally {
      if (values.keep) console.log(`${versions} versions: ${folder}`);
      else rmSync(folder, { recursive: true, maxRetries: 3 });
    }
    writeFileSync(resultsFile, JSON.stringify(all, null, 2));
  }
  console.table(compareFigures(all));
});

/** @returns the numbers in order, and before them that of the versions there are */
function numbersOf(named: readonly string[]): number[] {
  const numbers = named.map(Number);
  const wrong = numbers.some(
    (each) => !Number.isInteger(each) || each <= releases.length,
  );
  if (named.length === 0 || wrong) {
    throw new Error(
      `Name a number of versions above ${releases.length}, e.g. npm run scale -- --versions 10 (actual: ${named.join(', ') || 'nothing'}).`,
    );
  }
  return [releases.length, ...numbers.toSorted((a, b) => a - b)];
}
