// `npm run docs-mcp:build` writes the package as one file without dependencies.
import path from 'node:path';
import { build } from 'esbuild';

await build({
  entryPoints: [path.join(import.meta.dirname, 'cli.ts')],
  outfile: path.join(import.meta.dirname, 'dist/o1js-docs.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  banner: {
    // Dependencies of the SDK are CommonJS.
    js: `#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`,
  },
});
