import type { ThemeConfig } from '@docusaurus/preset-classic';
import { addresses } from '@o1js-docs/project/addresses';
import { comparePath, playgroundPath } from '@o1js-docs/project/paths';
import { algolia } from './search';
import { site } from './site';

/** The site's own styles, in the order of the cascade. */
export const stylesheets = [
  './src/css/fonts.css',
  './src/css/tokens.css',
  './src/css/layout.css',
  './src/css/article.css',
  './src/css/api.css',
  './src/css/code.css',
  './src/css/access.css',
];

export const themeConfig = {
  // What a link to a page shows where it is shared.
  image: 'img/social.png',
  metadata: [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.title },
    { property: 'og:image:alt', content: `${site.title} documentation` },
  ],
  colorMode: { disableSwitch: true },
  navbar: {
    hideOnScroll: false,
    logo: { alt: 'o1js', src: 'img/logo.svg', width: 66, height: 32 },
    items: [
      {
        type: 'docsVersionDropdown',
        position: 'left',
        dropdownItemsAfter: [{ to: comparePath, label: 'Compare releases' }],
      },
      { type: 'doc', docId: 'learn/index', label: 'Learn', position: 'left' },
      {
        type: 'doc',
        docId: 'getting-started/what-is-a-zk-constraint-system',
        label: 'Guides',
        position: 'left',
      },
      {
        type: 'doc',
        docId: 'api-reference/Introduction',
        label: 'API',
        position: 'left',
      },
      { type: 'doc', docId: 'changelog', label: 'Changelog', position: 'left' },
      { to: playgroundPath, label: 'Playground', position: 'left' },
      {
        href: addresses.libraryRepository,
        label: 'GitHub',
        position: 'right',
      },
      { type: 'search', position: 'right' },
    ],
  },
  algolia,
  footer: {
    links: [
      {
        label: 'X',
        href: addresses.socialNetwork,
        'aria-label': 'o1Labs on X',
      },
      { label: 'Discord', href: addresses.chat },
      { label: 'GitHub', href: addresses.libraryRepository },
    ],
    copyright: 'Copyright © 2025 o1Labs',
  },
  prism: {
    // src/theme/CodeBlock/Content gives tokens a class, not a color.
    theme: { plain: {}, styles: [] },
    additionalLanguages: ['bash', 'json'],
  },
} satisfies ThemeConfig;
