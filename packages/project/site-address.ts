import { setting, webAddress } from './environment';

/** Where the site is served when nothing else is asked for. */
const defaultOrigin = 'https://docs.o1labs.org';
const defaultBasePath = '/o1js/';

/**
 * Where the site is. For forks and previews `SITE_URL` overrides the origin, and
 * `BASE_PATH` the folder below it, e.g. `/preview/42/`.
 */
export const siteAddress = {
  url: origin(setting('SITE_URL', defaultOrigin)),
  baseUrl: basePath(setting('BASE_PATH', defaultBasePath)),
};

/**
 * @param address what SITE_URL says
 * @returns the origin, without a closing slash
 * @throws Error when it is no address, or has a folder, which belongs into BASE_PATH
 */
export function origin(address: string): string {
  const url = webAddress('SITE_URL', address);
  const { origin, pathname } = new URL(url);
  if (pathname === '/') return origin;
  throw new Error(
    `SITE_URL is "${address}", which names a folder. Set both: SITE_URL=${origin} BASE_PATH=${withSlashes(pathname)}`,
  );
}

/**
 * @param path what BASE_PATH says: the folder below the origin
 * @returns the path with one slash at each end; `/` for the origin's root
 * @throws Error when it is an address, or more than a path of plain characters
 */
export function basePath(path: string): string {
  if (/^[\w.~/-]*$/.test(path) && !/(^|\/)\.\.?(\/|$)/.test(path)) {
    return withSlashes(path);
  }
  throw new Error(
    `BASE_PATH is "${path}", which is not a folder below SITE_URL. Set it like this: BASE_PATH=/preview/42/`,
  );
}

function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/+/g, '/');
}
