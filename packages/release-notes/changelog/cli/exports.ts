import path from 'node:path';
import { parseArgs } from 'node:util';
import { readComparisons } from '@o1js-docs/api-docs/symbols/history';
import { wrongRecords } from '../exports/check';
import { installedPackages, publishedReleases } from '../exports/packages';
import { recordReleases } from '../exports/record';

// `npm run changelog -- --write` records the differences between each release
// and the one before it. `--check` compares the records with the installed
// packages. `--check --all` downloads every release.
const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    all: { type: 'boolean' },
  },
});

const siteFolder = path.resolve('.');
if (values.write === values.check) {
  console.error('Say which: npm run changelog -- --write, or -- --check');
  process.exit(1);
}
if (values.write) {
  await recordReleases(siteFolder);
} else {
  await check();
}

async function check(): Promise<void> {
  const comparisons = readComparisons(siteFolder);
  const installed = [...installedPackages(siteFolder).keys()];
  const recorded = Object.keys(comparisons).filter((each) => comparisons[each]);
  const versions = values.all ? recorded : installed;
  const problems = await wrongRecords(versions, siteFolder);
  if (values.all) {
    const [, ...published] = await publishedReleases(recorded[0]!);
    for (const release of published) {
      if (comparisons[release]) continue;
      console.log(
        `o1js ${release} is not compared, but the registry has it: npm run changelog -- --write`,
      );
    }
  }
  if (problems.length > 0) {
    console.error(
      `${problems.join('\n')}\n` +
        'Run: npm run changelog -- --write, and correct the statements in changelog/ that no longer hold.',
    );
    process.exit(1);
  }
  console.log(`The records agree with the packages: ${versions.join(', ')}`);
}
