import { readExportTable } from '@o1js-docs/api-docs/symbols/table/export-table';
import { packageOf } from './packages';
import { type PublicApi, readPublicApi } from './public-api';
import { type Signatures, signaturesOf } from './signatures';

/** The parts of a release that are compared. */
export interface ReadRelease {
  api: PublicApi;
  signatures: Signatures;
}

const known = new Map<string, Promise<ReadRelease>>();

/**
 * Reads the package of a release, once.
 *
 * @throws Error when the release's package is neither installed nor on the registry
 */
export function readRelease(
  version: string,
  siteFolder: string,
): Promise<ReadRelease> {
  const release =
    known.get(version) ??
    packageOf(version, siteFolder).then((folder) => ({
      api: readPublicApi(folder),
      signatures: signaturesOf(readExportTable(folder)),
    }));
  known.set(version, release);
  return release;
}
