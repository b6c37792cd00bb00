import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The packages that each package may import. Arrows go one way, so there is no cycle. */
const arrows = {
  project: [],
  markdown: ['project'],
  'light-pages': ['markdown', 'project'],
  samples: ['markdown', 'project'],
  runner: ['samples', 'markdown', 'project'],
  'api-docs': ['samples', 'markdown', 'project'],
  search: ['api-docs', 'samples', 'markdown', 'project'],
  'release-notes': ['api-docs', 'samples', 'markdown', 'project'],
  'markdown-export': ['samples', 'markdown', 'project'],
  'docs-mcp': ['release-notes', 'search', 'api-docs', 'markdown', 'project'],
  content: ['api-docs', 'runner', 'samples', 'markdown', 'project'],
};

/** Imports of the site, which no package knows. */
const ofSite =
  '^(@site|(\\.\\./)+(config|src|scripts|tests|docs)|(\\.\\./){3,}changelog)/';
const siteMessage = 'Packages do not know the site. Take an option instead.';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      'test-results/',
      'playwright-report/',
      'examples/',
      '**/fixtures/',
      // Programs of the course are samples. The compiler and their checks read them.
      'docs/learn/**/{,repair-}{start,solution,{right,wrong}-*}.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.mjs'] },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'packages/*/client/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
    languageOptions: { globals: { ...globals.browser } },
  },
  ...Object.entries(arrows).map(([name, others]) => ({
    files: [`packages/${name}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts', '**/fixtures/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^@o1js-docs/(?!(${others.join('|') || '-'})(/|$))`,
              message: `packages/${name} does not know this package, see arrows in eslint.config.mjs.`,
            },
            { regex: ofSite, message: siteMessage },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: `ImportExpression[source.value=/${ofSite.replaceAll('/', '\\/')}/]`,
          message: siteMessage,
        },
      ],
    },
  })),
  {
    // A check gives a promise, also if it doesn't wait for anything.
    files: ['docs/learn/**/*checks.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  { files: ['**/*.{js,cjs,mjs}'], ...tseslint.configs.disableTypeChecked },
);
