import path from 'node:path';
import { recordDigests } from '../circuits/record';
import { installedPackages } from '../exports/packages';

// `npx tsx plugins/changelog/cli/circuits.ts` records the digest of one contract on the
// documented releases, `npx tsx plugins/changelog/cli/circuits.ts 2.3.0` on those named.
const siteFolder = path.resolve('.');
const named = process.argv.slice(2);
const versions = named.length
  ? named
  : [...installedPackages(siteFolder).keys()];
const digests = await recordDigests(versions, siteFolder);
for (const version of versions) {
  console.log(`${version}  ${digests[version] ?? 'not on the registry'}`);
}
