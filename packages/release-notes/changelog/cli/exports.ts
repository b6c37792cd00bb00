import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkAll, checkInstalled } from '../exports/check';
import { recordExports } from '../exports/record';

// `npm run changelog -- --write` records the differences between each release
// and the one before it. `--check` compares the records with packages that need
// no network. `--check --all` downloads every release.
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
  await recordExports(siteFolder);
} else {
  const check = values.all ? checkAll : checkInstalled;
  const { compared, problems, notes } = await check(siteFolder);
  for (const note of notes) console.log(note);
  if (problems.length > 0) {
    console.error(
      `${problems.join('\n')}\n` +
        'Run: npm run changelog -- --write, and correct the statements in changelog/ that no longer hold.',
    );
    process.exit(1);
  }
  console.log(`Exports agree with the packages: ${compared.join(', ')}`);
}
