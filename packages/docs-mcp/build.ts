// `npm run docs-mcp:build` writes the package as one file without dependencies. An argument names another file.
import path from 'node:path';
import { build } from 'esbuild';

await build({
  entryPoints: [path.join(import.meta.dirname, 'cli.ts')],
  outfile:
    process.argv[2] ?? path.join(import.meta.dirname, 'dist/o1js-docs.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  banner: {
    // Dependencies of the SDK are CommonJS.
    js: `#!/usr/bin/env node\nimport { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);`,
  },
});
