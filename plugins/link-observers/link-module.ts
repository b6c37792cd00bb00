import { createRequire } from 'node:module';

/** Path of Docusaurus' link. */
export const linkModule = createRequire(import.meta.url).resolve(
  '@docusaurus/core/lib/client/exports/Link.js',
);
