import { defineConfig } from 'vitest/config';

// A browser lets o1js use threads only on pages with these headers.
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export default defineConfig({
  server: { headers },
  preview: { headers },
  // o1js finds its files next to itself.
  optimizeDeps: { exclude: ['o1js'] },
  build: { target: 'esnext' },
  test: {
    include: ['src/**/*.test.ts'],
    // Proofs take minutes.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
  },
});
