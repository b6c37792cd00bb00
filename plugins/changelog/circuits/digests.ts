import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byVersion } from '../version';

/** Release -> digest of the contract in contract.mjs; `null` for a package that was not to be had. */
export type Digests = Readonly<Record<string, string | null>>;

/** Where digests are recorded, below the site's folder. */
export const digestsFile = 'changelog/circuits.json';

/** @returns what is recorded; nothing, if nothing is */
export function readDigests(siteFolder: string): Digests {
  const recorded = path.join(siteFolder, digestsFile);
  if (!existsSync(recorded)) return {};
  return JSON.parse(readFileSync(recorded, 'utf8')) as Digests;
}

/**
 * @param version a release
 * @param digests of all releases that are recorded
 * @returns whether the contract has other constraints than on the newest older release that is known
 */
export function circuitChange(
  version: string,
  digests: Digests,
): 'same' | 'changed' | 'unknown' {
  const digest = digests[version];
  const before = Object.keys(digests)
    .filter((other) => byVersion(other, version) < 0 && digests[other])
    .sort(byVersion)
    .at(-1);
  if (!digest || !before) return 'unknown';
  return digests[before] === digest ? 'same' : 'changed';
}
