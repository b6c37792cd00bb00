import { algoliaOrigins, hostedIndex } from './search';

/**
 * What a page may load and run, as directives of a Content-Security-Policy.
 * plugins/content-security-policy adds the page's own inline scripts.
 */
export const contentSecurityPolicy = {
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
