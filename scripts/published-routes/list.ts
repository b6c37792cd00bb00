import { readFileSync, writeFileSync } from 'node:fs';
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
