import { defineConfig } from 'vitest/config';

/** `unit` needs only the sources; `site` reads the production build. */
export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
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
