import { isOfNoVersion } from '@o1js-docs/project/paths';
import type { Problem } from '@o1js-docs/samples';

const root = '/o1js/';
const redirectsFile = 'config/redirects.ts';
/** A published address: its version, if it is an archived one, and its page. */
const parts = /^\/o1js\/?(?:(\d+\.\d+\.\d+)(?:\/|$))?(.*)$/;

/**
 * Finds published addresses that are neither a page nor redirected.
 *
 * @param published addresses, as tests/published-routes.txt has them
 * @param pages addresses of all pages of the served versions, below the root, with a slash in front
 * @param versions the served archived versions
 * @param redirected addresses that lead to pages, below the root
 */
export function lostAddresses(
  published: Iterable<string>,
  pages: readonly string[],
  versions: readonly string[],
  redirected: readonly string[],
): Problem[] {
  const plain = (path: string) => path.replace(/\/$/, '').toLowerCase();
  const known = new Set([...pages, ...redirected, '/search'].map(plain));
  return [...published].flatMap((address) => {
    const path = `/${address.slice(root.length)}`;
    const [, version] = parts.exec(address) ?? [];
    const isServed = version === undefined || versions.includes(version);
    if (!isServed || known.has(plain(path)) || isOfNoVersion(path)) return [];
    return { page: redirectsFile, line: 1, message: adviceFor(address) };
  });
}

/** @returns the line to add to config/redirects.ts for a published address */
export function adviceFor(address: string): string {
  const [, version = 'current', page = ''] = parts.exec(address) ?? [];
  return `No page has the published address ${address}, and published addresses never die. Add to moved['${version}'], with the page that replaces it:\n  '${page}': '…',`;
}
