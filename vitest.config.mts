import { defineConfig } from 'vitest/config';

const folders = '{config,docs/learn,packages,scripts,src,tests}/**';
// For a machine that does other work, too.
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * `unit` takes 8 seconds. A test is named `*.integration.test.ts` if it needs
 * o1js, TypeDoc, git, Docusaurus or another process, or type-checks code, or
 * reads all pages. `site` reads the build.
 */
export default defineConfig({
  cacheDir: '.cache/tools/vitest',
  test: {
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${folders}/*.test.ts`],
          exclude: [
            '**/node_modules/**',
            '**/*.integration.test.ts',
            'tests/{site,webkit}/**',
          ],
          // These tests leave nothing behind, and share what they import.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: [`${folders}/*.integration.test.ts`],
          // With `// @module-tag nightly`, a test runs if its files change, and every night.
          tags: [{ name: 'nightly' }],
          // TypeDoc imports our TypeScript plugin by path.
          execArgv: ['--import', 'tsx'],
          ...patient,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'webkit',
          include: ['tests/webkit/**/*.test.ts'],
          ...patient,
        },
      },
    ],
  },
});
