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
 * it as it is built, without what differs by where the site is served. The build stops at any other, and says
 * which fingerprint that has. A new version of Docusaurus, or a change of
 * packages/light-pages/start, changes them: read the script before you list it.
 */
const inlineScripts = {
  'Docusaurus: the color mode, and attributes of <html> from the address':
    'Sjajl/M4Vc94hVn6V/gHFumGV4nHnO0Dka+b6JSEuQU=',
  'Docusaurus: the same, and whether the announcement was closed':
    'ZWNZIZVl1TeA+HqI7im3YqeaSpdpMcCSYOzu6AqfdbU=',
  'Docusaurus: a redirect with its query and anchor':
    'mAU1usQ/XGofpISk064Hy6y4nz0BW5IGGf5iDWO+MgQ=',
  'packages/light-pages/start/early-script.ts, on pages that are not light':
    'lkjXm65VZLwgEYKTJdeADzvWVTZ7x9vOIimvWcgffTw=',
  'Docusaurus: help with a wrong base path':
    'Eh8yM049QP/edruFu+OWqXEaeZmwxKR9Lf20cvluxIM=',
  'src/theme/SearchPage: whether something is searched':
    'lyCeEJMOi4TDPIzVN5zNS5hpogH3aYnNXf4X92v9sPQ=',
  'Light pages: the start of the scripts':
    'tuvoZLGDt21JaS//YmfwqV+04Hf+eAQoSBdwOAJ858w=',
  'Light pages: the wait for scripts that start at once':
    'spHfeAwqD3sA+J5dtp3mEPLpmTrZ3Y43+h4r6AIPG78=',
};

/** Options of the plugin that writes the policy into pages. */
export const policy = {
  directives,
  inlineScripts,
  // It has a stricter policy.
  except: [`${runFolder}/${frameFile}`],
};
