import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { lightPages } from '@o1js-docs/project/environment';
import { readGeneratedFiles } from './generated/files';
import { lighten } from './generated/lighten';
import { mayHaveFiles } from './generated/page-files';

export { lightTemplate } from './start/template';

const name = 'light-pages';

/** A client module of the theme that loads Prism and its languages. */
const prismLanguages = createRequire(import.meta.url)
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

/** Options that only a build reads; they are left out of the browser's. */
const buildOptions = {
  headTags: [],
  plugins: [],
  presets: [],
  ssrTemplate: undefined,
} satisfies Partial<DocusaurusConfig>;

/**
 * Gives the reader's browser neither the routes of all pages nor the code that
 * renders their content. See README.md.
 */
export default function lightPagesPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  // `docusaurus start` shows stock pages: they change as they are edited.
  if (!lightPages || process.env.NODE_ENV !== 'production') return { name };

  const own = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const folder = path.join(generatedFilesDir, name);
  const light = (file: string) => path.join(folder, file);

  function writeLightFiles(): void {
    const files = lighten(readGeneratedFiles(generatedFilesDir), {
      mayHaveFiles: (module) => {
        const file = path.join(siteDir, module.replace(/^@site\//, ''));
        return mayHaveFiles(readFileSync(file, 'utf8'), file);
      },
      clientModule: (file) => own(`client/${file}`),
      folder,
    });
    mkdirSync(folder, { recursive: true });
    for (const [file, code] of Object.entries(files)) {
      writeFileSync(light(file), code);
    }
    writeFileSync(
      light('config.json'),
      JSON.stringify({ ...siteConfig, ...buildOptions }),
    );
  }

  const aliasesOf = (side: 'client' | 'server') => ({
    '@light-pages/table$': light('docTable.json'),
    '@light-pages/DocItemContent$': own(`${side}/DocItemContent.tsx`),
  });
  const browserAliases = {
    ...aliasesOf('client'),
    '@generated/registry$': light('registry.js'),
    '@generated/routes$': light('routes.js'),
    '@generated/routesChunkNames$': light('routesChunkNames.json'),
    '@generated/globalData$': light('globalData.js'),
    '@generated/docusaurus.config$': light('config.json'),
    // Only the server colors code.
    [`${prismLanguages}$`]: own('client/no-prism-languages.ts'),
  };

  return {
    name,

    getThemePath: () => own('theme'),

    getClientModules: () => [
      own('client/prefetch.ts'),
      own('client/translated.ts'),
    ],

    // Docusaurus has written its files when it asks for this.
    configureWebpack(_config, isServer) {
      writeLightFiles();
      return {
        // Ahead of Docusaurus' own aliases of whole folders.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias: isServer ? aliasesOf('server') : browserAliases },
      };
    },
  };
}
