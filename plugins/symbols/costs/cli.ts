import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { releases } from '../../../config/releases';
import { refreshReferences } from '../../api-reference/refresh-references';

const measureRelease = path.join(import.meta.dirname, 'measure-release.ts');

/**
 * `npm run costs -- --api`: measures what symbols cost, and records or compares
 * it. Prints what is wrong.
 *
 * @param docsVersions to measure; all if none is named
 * @returns whether all cases could be measured and, if costs are compared, nothing differs
 */
export async function costsOfApi(
  docsVersions: readonly string[],
  isWritten: boolean,
  siteFolder: string,
): Promise<boolean> {
  const known = releases.map(({ docsVersion }) => docsVersion);
  const unknown = docsVersions.find((name) => !known.includes(name));
  if (unknown) {
    console.error(
      `No docs version is called ${unknown}. There are: ${known.join(', ')}`,
    );
    return false;
  }
  await refreshReferences(siteFolder);
  const action = isWritten ? 'write' : 'check';
  const statuses = (docsVersions.length > 0 ? docsVersions : known).map(
    (docsVersion) =>
      spawnSync(
        process.execPath,
        ['--import', 'tsx', measureRelease, siteFolder, docsVersion, action],
        { stdio: 'inherit' },
      ).status,
  );
  return statuses.every((status) => status === 0);
}
