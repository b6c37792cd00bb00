import { browserslist } from '../package.json';

/** The oldest browsers that the site is built for, as esbuild names them. */
export const browserTargets: readonly string[] = browserslist.production.map(
  (query) => query.replace(' >= ', ''),
);
