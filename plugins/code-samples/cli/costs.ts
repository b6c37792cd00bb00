import path from 'node:path';
import { parseArgs } from 'node:util';
import { installedRelease } from '../../../config/installed-release';
import { releases, type Release } from '../../../config/releases';
import type { SampleResult } from '../checks/results';
import { costsFile, readCosts, writeCosts } from '../measure/circuit-costs';
import { pathInRelease } from '../parse/samples-of-release';
import { defaultLimits } from '../run/limits';
import { pageOf } from './arguments';
import { keptSamples } from './kept-samples';
import { runChecks } from './run-checks';

// `npm run costs -- --write` records the circuit costs of all releases, or of
// the pages that are named; `--check` compares them.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    site: { type: 'string', default: '.' },
  },
});

/** @returns the samples' costs by id, as they are committed. */
function entries(results: readonly SampleResult[], release: Release) {
  return Object.fromEntries(
    results
      .filter(({ sample }) => sample.docsVersion === release.docsVersion)
      .filter(({ sample }) => sample.cost)
      .map(({ sample, circuits }) => [
        sample.id ?? '',
        { page: pathInRelease(sample.page, release), circuits },
      ]),
  );
}

if (values.write === values.check) {
  console.error('Say which: npm run costs -- --write, or -- --check');
  process.exit(1);
}
const siteFolder = path.resolve(values.site);
const pages = positionals.map((page) => pageOf(page, siteFolder));
const { passed, results } = await runChecks({
  siteFolder,
  pages,
  prove: true,
  only: values.write ? 'record-costs' : 'compare-costs',
  limits: defaultLimits,
});
for (const release of passed && values.write ? releases : []) {
  const samples = {
    ...keptSamples(readCosts(release, siteFolder).samples, release, pages),
    ...entries(results, release),
  };
  writeCosts(release, siteFolder, {
    o1js: installedRelease(release, process.cwd()).o1jsVersion,
    samples,
  });
  console.log(`${costsFile(release)}: ${Object.keys(samples).length} samples`);
}
process.exit(passed ? 0 : 1);
