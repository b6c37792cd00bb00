import type { ThemeConfig } from '@docusaurus/preset-classic';

export const navbar = {
  hideOnScroll: false,
  logo: { alt: 'o1js', src: 'img/logo.svg', width: 66, height: 32 },
  items: [
    { type: 'docsVersionDropdown', position: 'left' },
    { type: 'search', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];
