import type { Config } from '@docusaurus/types';

export const markdown = {
  // .md is CommonMark (generated pages), .mdx may use components (guides).
  format: 'detect',
  // A build only warns; tests/site fails on these.
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn' },
} satisfies Config['markdown'];
