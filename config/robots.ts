import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Writes robots.txt, which names the sitemap at the address of this build. */
export function robotsPlugin(): Plugin {
  return {
    name: 'robots',
    postBuild({ siteConfig: { url, baseUrl }, outDir }) {
      const sitemap = `Sitemap: ${url}${baseUrl}sitemap.xml`;
      const text = `User-agent: *\nAllow: /\n\n${sitemap}\n`;
      writeFileSync(path.join(outDir, 'robots.txt'), text);
    },
  };
}
