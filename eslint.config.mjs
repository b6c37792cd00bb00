import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The rooms of plugins/, each of which imports only rooms before it. So there is no cycle between them. */
const rooms = [
  'markdown',
  'code-samples',
  'learn',
  'symbols',
  'api-reference',
  'changelog',
  'compare',
  'search',
  'markdown-pages',
];

/** Rooms that don't know each other although they are in order. */
const roomsApart = {
  search: ['changelog', 'compare'],
  'markdown-pages': ['changelog', 'compare', 'search'],
};

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
      'docs/learn/**/{,repair-}{start,solution,wrong-*}.ts',
      // Answers to tasks: what a developer writes, good and bad.
      'packages/docs-mcp/tasks/*/{solution,unsound}.ts',
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
    files: ['src/**/*.{ts,tsx}', 'plugins/*/client/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/plugins/**'],
              message:
                'Pages and theme do not know plugins: put what both need into config/ or src/.',
            },
          ],
        },
      ],
    },
  },
  ...rooms.map((room, i) => ({
    files: [`plugins/${room}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(${[...rooms.slice(i + 1), ...(roomsApart[room] ?? [])].join('|') || '-'})(/|$)`,
              message: `plugins/${room} does not know this room: arrows between rooms go one way, see eslint.config.mjs.`,
            },
          ],
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
