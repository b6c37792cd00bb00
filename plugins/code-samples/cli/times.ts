import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installedRelease } from '../../../config/installed-release';
import { releases } from '../../../config/releases';
import {
  readTimes,
  thisMachine,
  timesFile,
  writeTimes,
} from '../measure/times';
import { pathInRelease } from '../parse/samples-of-release';
import { coldProofCache } from '../release-folder';
import { defaultLimits } from '../run/limits';
import { pageOf } from './arguments';
import { keptSamples } from './kept-samples';
import { runChecks } from './run-checks';

// `npx tsx plugins/code-samples/cli/times.ts --write` measures the proving samples that have an id, on
// this machine, with an empty cache: of all pages, or of the named pages.
// Those with the flag wasm are measured with both provers, one after the other.
// Nothing ever compares the figures.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    site: { type: 'string', default: '.' },
  },
});
if (!values.write) {
  console.error(
    'Times are only ever written: npx tsx plugins/code-samples/cli/times.ts --write',
  );
  process.exit(1);
}
const siteFolder = path.resolve(values.site);
const pages = positionals.map((page) => pageOf(page, siteFolder));
const { passed, results } = await runChecks({
  siteFolder,
  pages,
  prove: true,
  only: 'record-times',
  limits: defaultLimits,
});
const machine = thisMachine();
for (const release of passed ? releases : []) {
  const timed = results.filter(
    ({ sample, measured }) =>
      sample.docsVersion === release.docsVersion &&
      Object.keys(measured.steps).length > 0,
  );
  writeTimes(release, siteFolder, {
    o1js: installedRelease(release, process.cwd()).o1jsVersion,
    samples: {
      ...keptSamples(readTimes(release, siteFolder).samples, release, pages),
      ...Object.fromEntries(
        timed.map(({ sample, backend, measured, wasm }) => [
          sample.id ?? '',
          {
            page: pathInRelease(sample.page, release),
            machine,
            backend,
            ...measured,
            ...(wasm && { wasm }),
          },
        ]),
      ),
    },
  });
  console.log(`${timesFile(release)}: ${timed.length} samples`);
}
rmSync(path.resolve('.cache', coldProofCache), {
  recursive: true,
  force: true,
});
process.exit(passed ? 0 : 1);
