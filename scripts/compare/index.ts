import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildData } from '../../plugins/compare/build-data';
import { buildTypes } from '../../plugins/compare/build-types';
import { checkCode } from '../../src/compare/check-code';
import { compareReleases } from '../../src/compare/compare-releases';
import { jsonReport, markdownReport } from '../../src/compare/report';
import { pairText } from './pair-text';
import { readSources } from './source-files';

// What differs between two releases of o1js, or what that means for code:
//   npm run compare -- --from 2.4.0 --to 2.15.0
//   npm run compare -- --from 2.4.0 --to 2.15.0 ../my-project/src
// `--json` prints JSON. Ends with 1 where code breaks, or a file cannot be
// read; `--strict` also where it perhaps breaks or does something else; with 2
// where it is called in another way.
const usage =
  'Run: npm run compare -- --from 2.4.0 --to 2.15.0 [--json] [--strict] [files and folders]';

try {
  process.exitCode = run();
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 2;
}

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean' },
      strict: { type: 'boolean' },
    },
  });
  const { from, to, json, strict } = values;
  if (!from || !to) throw new Error('Say which releases: --from and --to.');
  const siteFolder = path.resolve(import.meta.dirname, '../..');
  const comparison = compareReleases(buildData(siteFolder), from, to);
  if (positionals.length === 0) {
    console.log(
      json ? JSON.stringify(comparison, null, 2) : pairText(comparison),
    );
    return 0;
  }
  // npm runs scripts in the folder of the project; paths are those of who called it.
  const sources = readSources(
    positionals,
    process.env.INIT_CWD ?? process.cwd(),
  );
  const types = buildTypes(siteFolder);
  if (Object.keys(types.results).length === 0) {
    console.error(
      'The reference is not generated yet, so members are compared by name. Run: npm run build',
    );
  }
  const report = checkCode(sources, comparison, types);
  console.log(
    (json ? jsonReport : markdownReport)(comparison, report).trimEnd(),
  );
  const failing = strict ? ['breaks', 'behaves', 'perhaps'] : ['breaks'];
  return report.problems.length > 0 ||
    report.findings.some(({ severity }) => failing.includes(severity))
    ? 1
    : 0;
}
