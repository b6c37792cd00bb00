import type { Config } from '@docusaurus/types';
import { earlyScript } from '@o1js-docs/light-pages/start/early-script';
import { lightPages } from '@o1js-docs/project/environment';
import { changelogFeed } from '@o1js-docs/project/paths';
import { site } from './site';

/**
 * Icons and colors for what is not the page itself: tabs, home screens, browser
 * bars. `npx tsx scripts/images/draw.ts` draws the icons. Then what the address bar shows, and
 * what a page looks like whose scripts do not run.
 */
export const headTags = [
  link('icon', 'img/icon-48.png', { type: 'image/png', sizes: '48x48' }),
  link('apple-touch-icon', 'img/icon-180.png'),
  link('manifest', 'manifest.webmanifest'),
  link('alternate', changelogFeed.slice(1), {
    type: 'application/atom+xml',
    title: 'o1js releases',
  }),
  { tagName: 'meta', attributes: { name: 'theme-color', content: '#ffffff' } },
  // On light pages it is a part of another script.
  ...(lightPages
    ? []
    : [{ tagName: 'script', attributes: {}, innerHTML: earlyScript }]),
  {
    tagName: 'noscript',
    attributes: {},
    innerHTML: `<link rel="stylesheet" href="${site.baseUrl}noscript.css">`,
  },
] satisfies Config['headTags'];

function link(rel: string, path: string, more: Record<string, string> = {}) {
  return {
    tagName: 'link',
    attributes: { rel, href: site.baseUrl + path, ...more },
  };
}
