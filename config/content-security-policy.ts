import { frameFile, runFolder } from '@o1js-docs/runner/run/paths';
import { algoliaOrigins, hostedIndex } from './search';

/**
 * What a page may load and run, as directives of a Content-Security-Policy.
 * packages/light-pages/policy adds those of the page's inline scripts that
 * are listed below.
 */
const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Docusaurus and Prism write style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Infima's arrows and crosses.
  'img-src': ["'self'", 'data:'],
  'connect-src': [
    "'self'",
    ...(hostedIndex ? algoliaOrigins(hostedIndex.appId) : []),
  ],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
} satisfies Record<string, string[]>;

/**
 * The inline scripts that pages may have, each with its fingerprint: a hash of
 * it as it is built, without what differs by where the site is served or how the
 * minifier names variables. The build stops at any other, and says which
 * fingerprint that has. A new version of Docusaurus, or a change of
 * packages/light-pages/start, changes them: read the script before you list it.
 */
const inlineScripts = {
  'Docusaurus: the color mode, and attributes of <html> from the address':
    'NQh1knzryA9gQ4jTPcZyudHVkaWGN8hPMnFavROI2pM=',
  'Docusaurus: the same, and whether the announcement was closed':
    'iH9GUeJHpjluW9nTn42dDQrE6wX6LB5EK0VW8B8osV8=',
  'Docusaurus: a redirect with its query and anchor':
    'mAU1usQ/XGofpISk064Hy6y4nz0BW5IGGf5iDWO+MgQ=',
  'packages/light-pages/start/early-script.ts, on pages that are not light':
    'uCtxbft6HvLWPK28itU1r+xMIxWnPB0pMHc/VruugOs=',
  'Docusaurus: help with a wrong base path':
    'i6qJKnW6XrCs7v5XQquiEzUHyJ7fxQ8PkXzyuDdi1qQ=',
  'src/theme/SearchPage: whether something is searched':
    'CGL5ww3zTJZun4fgG6j7c6twmmZ++NU4PceTV1r6v0Q=',
  'Light pages: the start of the scripts':
    'p7pGHKZajUsjRTnUkngbqd9BZvjb/kn71gmchBYeMRg=',
  'Light pages: the wait for scripts that start at once':
    's8t7rtY5dJERDS9WF1CyMz2nV6jLbXJZDuwJWgm/bNA=',
};

/** Options of the plugin that writes the policy into pages. */
export const policy = {
  directives,
  inlineScripts,
  // It has a stricter policy.
  except: [`${runFolder}/${frameFile}`],
};
