import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** The used properties of a docs version. */
export type Version = Pick<
  GlobalVersion,
  'name' | 'label' | 'path' | 'mainDocId'
> & {
  docs: readonly { id: string; path: string }[];
};

/**
 * Query parameter of a version's start page. It names the page that the reader
 * wanted, below the root of its version.
 */
const parameter = 'missing';

/** @returns the address of a version's first page */
export function homeOf({ docs, mainDocId, path }: Version): string {
  return docs.find(({ id }) => id === mainDocId)?.path ?? path;
}

/** @returns the address of a version's start page, with a note that a page of another version is missing */
export function startWithout(
  version: Version,
  other: Version,
  path: string,
): string {
  const page = encodeURI(path.slice(rootOf(other).length));
  return `${homeOf(version)}?${parameter}=${page}`;
}

/** @returns the missing page that an address names, if any */
export function missingPageOf(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}

/** @returns the query without the missing page */
export function withoutMissingPage(search: string): string {
  const others = new URLSearchParams(search);
  if (!others.has(parameter)) return search;
  others.delete(parameter);
  return others.size > 0 ? `?${others}` : '';
}

/** @returns the address of a version's page that is at a path below its root, if there is one */
export function pageBelow(version: Version, path: string): string | undefined {
  const address = rootOf(version) + path;
  return version.docs.find((doc) => doc.path === address)?.path;
}

/** @returns the path of a version with its closing slash */
function rootOf({ path }: Version): string {
  return path.replace(/\/?$/, '/');
}

/**
 * An inline script of each start page. A light page loads its scripts only after
 * an interaction, but the note about a missing page needs them at once.
 */
export const startScript = `if (location.search.includes('${parameter}=')) {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel')));
}`;
