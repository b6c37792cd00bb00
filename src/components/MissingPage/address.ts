import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** What is read of a version. */
export type Version = Pick<
  GlobalVersion,
  'name' | 'label' | 'path' | 'mainDocId'
> & {
  docs: readonly { id: string; path: string }[];
};

/**
 * Parameter of a version's start that names the page, below the root of its
 * version, that the reader asked for.
 */
const parameter = 'missing';

/** @returns the address of a version's first page */
export function homeOf({ docs, mainDocId, path }: Version): string {
  return docs.find(({ id }) => id === mainDocId)?.path ?? path;
}

/** @returns the start of a version, which says that it lacks a page of another one */
export function startWithout(
  version: Version,
  other: Version,
  path: string,
): string {
  const page = encodeURI(path.slice(rootOf(other).length));
  return `${homeOf(version)}?${parameter}=${page}`;
}

/** @returns the page that an address says is missing, if it says so */
export function missingPageOf(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}

/** @returns the query, without what it says of a missing page */
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
export function rootOf({ path }: Version): string {
  return path.replace(/\/?$/, '/');
}

/**
 * A script of each start, for the reader who opened it before scripts ran: what its
 * address says is missing, scripts say. A light page starts them at a move.
 */
export const startScript = `if (location.search.includes('${parameter}=')) {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel')));
}`;
