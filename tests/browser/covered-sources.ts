/**
 * The sources that each spec of this folder shows at work, as folders or files:
 * `npm run check` runs the specs of what changed. A spec without sources is
 * about the build as a whole, which `npm test` alone shows.
 */
export const coveredSources: Readonly<Record<string, readonly string[]>> = {
  'accessibility.spec.ts': ['src/components', 'src/css', 'src/theme'],
  'announcement.spec.ts': ['config/theme.ts'],
  'api-costs.spec.ts': ['plugins/api-reference/page', 'plugins/symbols/costs'],
  'api-reference.spec.ts': [
    'plugins/api-reference',
    'plugins/symbols/table',
    'src/components/filterSidebar.ts',
    'src/theme/DocSidebarItems',
  ],
  'base-path.spec.ts': ['config/addresses.ts', 'config/site.ts'],
  'compare.spec.ts': [
    'plugins/compare',
    'src/compare',
    'src/components/Compare',
    'changelog/moves.ts',
  ],
  'content-security-policy.spec.ts': [
    'config/content-security-policy.ts',
    'plugins/content-security-policy',
  ],
  'content.spec.ts': [
    'plugins/markdown',
    'plugins/references',
    'plugins/scroll-boxes',
    'src/theme/DocBreadcrumbs',
    'src/theme/DocItem',
    'src/theme/MDXComponents.ts',
  ],
  'error-boundary.spec.ts': ['src/theme/ErrorPageContent'],
  'failures.spec.ts': [
    'src/components/BaseUrlNotice',
    'src/theme/ErrorPageContent',
  ],
  'hosted-search.spec.ts': [
    'config/search.ts',
    'plugins/search/algolia',
    'src/components/Search',
    'src/theme/SearchBar',
  ],
  'light-pages.spec.ts': ['config/environment.ts', 'plugins/light-pages'],
  'navbar.spec.ts': [
    'config/theme.ts',
    'src/theme/DocRoot',
    'src/theme/Footer',
    'src/theme/Navbar',
    'src/theme/NavbarItem',
  ],
  'navigation.spec.ts': [
    'plugins/light-pages',
    'src/client',
    'src/components/PreloadedFonts',
  ],
  'not-found.spec.ts': ['src/components/MissingPage', 'src/theme/NotFound'],
  'package-managers.spec.ts': [
    'plugins/package-managers',
    'src/client/package-manager.ts',
  ],
  'page-as-markdown.spec.ts': [
    'plugins/markdown-pages',
    'src/components/PageAsMarkdown',
  ],
  'page-files.spec.ts': ['plugins/light-pages', 'plugins/markdown-pages'],
  'routing.spec.ts': ['config/redirects.ts', 'config/paths.ts'],
  'screenshots.spec.ts': [
    'plugins/api-reference/page',
    'plugins/changelog/page',
    'src/components',
    'src/css',
    'src/theme',
  ],
  'search-accessibility.spec.ts': [
    'plugins/search/client',
    'src/components/Search',
    'src/theme/SearchBar',
  ],
  'search-failures.spec.ts': ['plugins/search', 'src/components/Search'],
  'search-history.spec.ts': [
    'src/components/Search',
    'src/theme/SearchBar',
    'src/theme/SearchPage',
  ],
  'search-hostile.spec.ts': ['plugins/search', 'src/components/Search'],
  'search-page.spec.ts': ['plugins/search', 'src/theme/SearchPage'],
  'search-stages.spec.ts': ['plugins/search', 'src/theme/SearchBar'],
  'search-version.spec.ts': [
    'src/components/Search',
    'src/theme/NavbarItem',
    'src/theme/NotFound',
    'src/theme/SearchPage',
  ],
  'search-waiting.spec.ts': [
    'plugins/light-pages/start',
    'plugins/search/client',
    'src/components/Search',
    'src/theme/SearchBar',
    'src/theme/SearchPage',
  ],
  'search.spec.ts': [
    'plugins/search',
    'src/components/Search',
    'src/theme/Navbar/Search',
    'src/theme/SearchBar',
  ],
  'smoke.spec.ts': [
    'plugins/api-reference',
    'plugins/changelog',
    'plugins/code-samples/page',
    'src/components/CircuitCost',
    'src/components/SamplesStamp',
    'src/components/sidebarId.ts',
    'src/theme/DocRoot',
  ],
  'storage.spec.ts': ['config/theme.ts', 'plugins/color-mode', 'src/client'],
  'symbols.spec.ts': [
    'plugins/symbols',
    'src/client/symbol-cards.ts',
    'src/components/Symbols',
    'src/theme/CodeBlock',
  ],
  'theme.spec.ts': [
    'plugins/color-mode',
    'src/client/color-mode.ts',
    'src/css',
    'src/theme/CodeBlock',
    'src/theme/NavbarItem',
  ],
  'versions.spec.ts': [
    'src/theme/DocVersionBanner',
    'src/theme/NavbarItem/DocsVersionDropdownNavbarItem',
    'src/theme/SiteMetadata',
  ],
  'without-scripts.spec.ts': ['src/components/Search', 'src/css', 'src/theme'],
};
