import { defineConfig } from 'vitest/config';

/** `unit` needs only the sources; `site` reads the production build. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{config,plugins,scripts,src,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/site/**'],
          // TypeDoc imports our TypeScript plugin by path.
          execArgv: ['--import', 'tsx'],
          // For a machine that is busy with other things.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
