import { existsSync } from 'node:fs';
import type { Options } from '@docusaurus/preset-classic';
import { servedPath } from '@o1js-docs/project/paths';

/** The sitemap, with the addresses that answer. Docusaurus leaves out what is not to be listed. */
export const sitemap = {
  // A downloaded copy of the repository has no history to read the day from.
  lastmod: existsSync('.git') ? 'date' : null,
  createSitemapItems: async ({ defaultCreateSitemapItems, ...rest }) => {
    const items = await defaultCreateSitemapItems(rest);
    return items.map((item) => ({ ...item, url: servedPath(item.url) }));
  },
} satisfies Options['sitemap'];
