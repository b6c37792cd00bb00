import type { ThemeConfig } from '@docusaurus/preset-classic';
import { addresses } from './addresses';

export const footer = {
  style: 'light',
  links: [
    { label: 'X', href: addresses.socialNetwork },
    { label: 'Discord', href: addresses.chat },
    { label: 'GitHub', href: addresses.libraryRepository },
  ],
  copyright: 'Copyright © 2025 o1Labs',
} satisfies ThemeConfig['footer'];
