import {
  isCurrent,
  releases,
  urlPrefix,
  type Release,
} from '../../config/releases';
import { readDocs } from './docs';

/** A published address of a guide that has neither a page nor a redirect. */
export interface LostAddress {
  release: Release;
  /** Path below the root of the docs version. */
  path: string;
  /** The line to add to config/redirects.ts. */
  advice: string;
}

/** Generated pages: they have no file to check. */
const generated =
  /^(?:api-reference|changelog|compare|playground|search)(?:\/|$)/;

/** The folder that published addresses are below. */
const root = '/o1js/';

/**
 * Finds published addresses of guides that are neither a page nor redirected.
 *
 * @param published addresses, as tests/published-routes.txt has them
 * @param redirected paths below the root of the site that have a redirect
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export function lostAddresses(
  published: Iterable<string>,
  redirected: readonly string[],
  siteFolder: string,
): LostAddress[] {
  const known = [...published].map((address) =>
    address.slice(root.length).replace(/\/$/, ''),
  );
  const moved = new Set(redirected.map((from) => from.replace(/^\//, '')));
  return releases.flatMap((release) => {
    const paths = new Set(readDocs(release, siteFolder).map((doc) => doc.path));
    const ofRelease = known.flatMap((each) => pathIn(each, release) ?? []);
    const added = [...paths].filter((each) => !ofRelease.includes(each));
    const replacement = added.length === 1 ? added[0] : undefined;
    return ofRelease
      .filter((each) => !generated.test(each) && !paths.has(each))
      .filter((each) => !moved.has(urlPrefix(release) + each))
      .map((each) => ({
        release,
        path: each,
        advice: adviceFor(each, release, replacement),
      }));
  });
}

/**
 * @param lost path of a missing page, below the root of its version
 * @param to the page that replaces it, if it is known
 * @returns the line to add to config/redirects.ts, with an explanation
 */
export function adviceFor(
  lost: string,
  { docsVersion }: Release,
  to = '…',
): string {
  const ask = to === '…' ? ', with the page that replaces it' : '';
  return `Published addresses never die. Add to moved['${docsVersion}'] in config/redirects.ts${ask}:\n  '${lost}': '${to}',`;
}

/** @returns a path below a version's root; undefined if the address belongs to another version */
export function pathIn(address: string, release: Release): string | undefined {
  const prefix = urlPrefix(release);
  if (!isCurrent(release)) {
    return `${address}/`.startsWith(prefix)
      ? address.slice(prefix.length)
      : undefined;
  }
  const isArchived = releases.some(
    (other) => !isCurrent(other) && `${address}/`.startsWith(urlPrefix(other)),
  );
  return isArchived ? undefined : address;
}
