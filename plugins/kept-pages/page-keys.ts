import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { digestOf } from '../digest';

/**
 * @param inputs digests of the files that the version's pages are made of, and the settings of the site, as text
 * @param version as the docs plugin has loaded it
 * @returns the keys of the version's pages by address
 */
export function pageKeys(
  inputs: string,
  version: LoadedVersion,
): Map<string, string> {
  const key = digestOf([inputs, version]);
  return new Map(
    version.docs.map(({ permalink }) => [
      permalink,
      digestOf([key, permalink]),
    ]),
  );
}
