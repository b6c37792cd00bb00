import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Proofs take minutes.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
  },
});
