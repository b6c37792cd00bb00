import path from 'node:path';
import {
  docsFolder,
  isCurrent,
  releases,
  urlPrefix,
  type Release,
} from '../../config/releases';
import { pagesOf } from '../code-samples/parse/pages';
import { readText } from './read-text';

/** A published address of a guide that leads nowhere now. */
export interface LostAddress {
  release: Release;
  /** Path below the root of the docs version. */
  path: string;
  /** What to add to config/redirects.ts. */
  advice: string;
}

/** What is no guide, but a page that is made. */
const made = /^(?:api-reference|changelog|compare|playground|search)(?:\/|$)/;

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
    const pages = addressesOf(release, siteFolder);
    const ofRelease = known.flatMap((each) => pathIn(each, release) ?? []);
    const added = [...pages].filter((each) => !ofRelease.includes(each));
    return ofRelease
      .filter((each) => !made.test(each) && !pages.has(each))
      .filter((each) => !moved.has(urlPrefix(release) + each))
      .map((each) => ({
        release,
        path: each,
        advice: adviceFor(each, release, added.length === 1 ? added[0] : undefined), // prettier-ignore
      }));
  });
}

/**
 * @param lost path of a page below the root of its version
 * @param to the page to lead it to, if it is known
 * @returns what to do about a page that is gone, with a line for config/redirects.ts as it stands
 */
export function adviceFor(
  lost: string,
  { docsVersion }: Release,
  to = '…',
): string {
  const ask = to === '…' ? ', with the page that replaces it' : '';
  return `Published addresses never die. Add to moved['${docsVersion}'] in config/redirects.ts${ask}:\n  '${lost}': '${to}',`;
}

/** @returns a path below a version's root; undefined when the address belongs to another version. */
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

/** @returns the paths below a version's root that its guides are at. */
function addressesOf(release: Release, siteFolder: string): Set<string> {
  const folder = docsFolder(release);
  return new Set(
    pagesOf(release, siteFolder)
      .filter((page) => !path.basename(page).startsWith('_'))
      .map((page) => {
        const text = readText(path.join(siteFolder, page));
        const [frontMatter = ''] = /^---\n[^]*?\n---/.exec(text) ?? [];
        const slug = /^slug:\s*['"]?([^\s'"]+)/m.exec(frontMatter)?.[1];
        const own = page.slice(folder.length + 1).replace(/\.mdx?$/, '');
        if (!slug) return own.replace(/(?:^|\/)index$/, '');
        return path.posix
          .join('/', slug.startsWith('/') ? '' : path.posix.dirname(own), slug)
          .slice(1);
      }),
  );
}
