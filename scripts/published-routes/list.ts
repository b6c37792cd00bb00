import { readFileSync, writeFileSync } from 'node:fs';
import type { Redirect } from '../../config/redirects';
import { site } from '../../config/site';
import { type BuiltSite, normalize } from '../../tests/site/lib/site';

/** Each published address, today's and earlier ones, one a line. */
export const listFile = 'tests/published-routes.txt';

/** Each address in the list starts with this, whatever base path the build has. */
export const listedBelow = '/o1js/';

/** @returns the addresses in the text of a list. */
export function listed(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** @returns the addresses of the list in this project */
export function readList(): string[] {
  return listed(readFileSync(listFile, 'utf8'));
}

/** Adds addresses to the list, which stays sorted and without duplicates. */
export function addToList(addresses: readonly string[]): void {
  const all = new Set([...readList(), ...addresses]);
  writeFileSync(listFile, `${[...all].sort().join('\n')}\n`);
}

/** @returns the route that an address of the list has in this build */
export function routeOf(address: string): string {
  return normalize(site.baseUrl + address.slice(listedBelow.length));
}

/** @returns the address that a route of this build has in the lists */
export function listedAddress(route: string): string {
  return listedBelow + route.slice(site.baseUrl.length);
}

/** @returns the pages and redirects of a build that a list lacks, as the list writes them */
export function newAddresses(
  { pages, redirects }: Pick<BuiltSite, 'pages' | 'redirects'>,
  list: readonly string[],
): string[] {
  const known = new Set(list.map(routeOf));
  return [...pages.keys(), ...redirects.keys()]
    .filter((route) => !known.has(route))
    .map(listedAddress)
    .sort();
}

/**
 * Lists the addresses that a version adds to the site when it is made from Current.
 *
 * @param list all published addresses
 * @param movesOfCurrent redirects of Current
 * @param movesOfVersion redirects that the version has from the start
 * @param version the version's number
 * @returns the addresses of Current's pages below the version's number, and the version's redirects
 */
export function addressesOfVersion(
  list: readonly string[],
  movesOfCurrent: readonly Redirect[],
  movesOfVersion: readonly Redirect[],
  version: string,
): string[] {
  const address = ({ from }: Redirect) => listedBelow + from.slice(1);
  const isOfVersion = /^\/o1js\/\d+\.\d+\.\d+(\/|$)/;
  // Search is one page for all versions.
  const notCopied = new Set([
    `${listedBelow}search`,
    ...movesOfCurrent.map(address),
  ]);
  const pages = list
    .filter((each) => !isOfVersion.test(each) && !notCopied.has(each))
    .map((each) => each.slice(listedBelow.length))
    .map((each) => `${listedBelow}${version}/${each}`.replace(/\/$/, ''));
  return [...pages, ...movesOfVersion.map(address)];
}
