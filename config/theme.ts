import type { ThemeConfig } from '@docusaurus/preset-classic';
import { codeTheme } from './code-theme';
import { footer } from './footer';
import { navbar } from './navbar';
import { algolia } from './search';

export const themeConfig = {
  // What a link to a page shows where it is shared.
  image: 'img/social.png',
  colorMode: {
    defaultMode: 'light',
    disableSwitch: true,
    respectPrefersColorScheme: false,
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: { hideable: false, autoCollapseCategories: false },
  },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar,
  algolia,
  footer,
  prism: { theme: codeTheme, additionalLanguages: ['bash', 'json'] },
} satisfies ThemeConfig;
