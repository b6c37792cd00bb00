import path from 'node:path';
import { parseArgs } from 'node:util';
import { installedRelease } from '../../../config/installed-release';
import { docsFolder, releases, type Release } from '../../../config/releases';
import { costsOfApi } from '../../symbols/costs/cli';
import type { SampleResult } from '../checks/results';
import { costsFile, readCosts, writeCosts } from '../measure/circuit-costs';
import { pathInRelease, samplesOfRelease } from '../parse/samples-of-release';
import { defaultLimits } from '../run/limits';
import { pageOf } from './arguments';
import { keptSamples } from './kept-samples';
import { runChecks } from './run-checks';

// `npm run costs -- --write` records the circuit costs of all releases, or of
// the pages that are named; `--check` compares them. With `--api`, what the
// symbols of all docs versions cost, or of those that are named.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    api: { type: 'boolean' },
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

/** @returns whether a page still has a sample with the id. */
function isUsed(id: string, page: string, release: Release): boolean {
  const name = `${docsFolder(release)}/${page}`;
  return samplesOfRelease(release, siteFolder, (each) => each === name).some(
    ({ samples }) => samples.some((sample) => sample.id === id && sample.cost),
  );
}

if (values.write === values.check) {
  console.error('Say which: npm run costs -- --write, or -- --check');
  process.exit(1);
}
const siteFolder = path.resolve(values.site);
if (values.api) {
  const holds = await costsOfApi(positionals, !!values.write, siteFolder);
  process.exit(holds ? 0 : 1);
}
const pages = positionals.map((page) => pageOf(page, siteFolder));
const { passed, results } = await runChecks({
  siteFolder,
  pages,
  prove: true,
  only: values.write ? 'record-costs' : 'compare-costs',
  limits: defaultLimits,
});
for (const release of passed && values.write ? releases : []) {
  const kept = keptSamples(
    readCosts(release, siteFolder).samples,
    release,
    pages,
  );
  const measured = entries(results, release);
  const twice = Object.keys(measured).filter((id) => {
    const page = kept[id]?.page;
    return page && page !== measured[id]?.page && isUsed(id, page, release);
  });
  if (twice.length > 0) {
    console.error(
      `${costsFile(release)} is not written: ${twice.map((id) => `${id} is a sample of ${kept[id]?.page} and of ${measured[id]?.page}`).join(', ')}. Give one of them another id.`,
    );
    process.exit(1);
  }
  const samples = { ...kept, ...measured };
  writeCosts(release, siteFolder, {
    o1js: installedRelease(release, process.cwd()).o1jsVersion,
    samples,
  });
  console.log(`${costsFile(release)}: ${Object.keys(samples).length} samples`);
}
process.exit(passed ? 0 : 1);
