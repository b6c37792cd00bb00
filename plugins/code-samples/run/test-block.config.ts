import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** vitest for one `test` block: nothing of the site's own configuration. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    setupFiles: [path.join(import.meta.dirname, 'test-block.setup.ts')],
    testTimeout: 60_000,
    // A block has no committed snapshots, and vitest writes none where CI is set.
    update: 'new',
  },
});
