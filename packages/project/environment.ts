/**
 * Reads a setting of the build from the environment.
 *
 * @param name the variable
 * @param otherwise the value where it is not set; workflows hand over an empty text there
 */
export function setting(name: string, otherwise: string): string {
  const value = process.env[name]?.trim();
  return value === undefined || value === '' ? otherwise : value;
}

/**
 * @param name the variable that the address comes from, for the message
 * @param address an address of the web, e.g. `https://github.com/you/docs/`
 * @returns the address without closing slashes
 * @throws Error when it is none, or names a query or an anchor
 */
export function webAddress(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(
      `${name} is "${address}", which is not an address of a site. Set it like this: ${name}=https://example.org`,
    );
  }
  return url.href.replace(/\/+$/, '');
}

/**
 * Whether the production build makes light pages, see packages/light-pages.
 * `LIGHT_PAGES=off npm run build` builds a stock site.
 */
export const lightPages = setting('LIGHT_PAGES', 'on') !== 'off';

/**
 * Whether a build fails on pages that the content checks complain about, and on
 * names that their release lacks. `CONTENT_CHECKS=warn npm run build` builds them.
 */
export const failsOnContent = setting('CONTENT_CHECKS', 'fail') !== 'warn';
