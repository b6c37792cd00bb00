import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { lightPages } from '../../config/light-pages';
import { readGeneratedFiles } from './generated/files';
import { lighten, type LightFiles } from './generated/lighten';
import { needsHydration } from './generated/needs-hydration';

export { lightTemplate } from './start/template';

const name = 'light-pages';

/** A client module of the theme that loads Prism and its languages. */
const prismLanguages =
  'node_modules/@docusaurus/theme-classic/lib/prism-include-languages';

/**
 * Gives the reader's browser neither the routes of all pages nor the code that
 * renders their content. See README.md.
 */
export default function lightPagesPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  // `docusaurus start` shows stock pages: they change as they are edited.
  if (!lightPages || process.env.NODE_ENV !== 'production') return { name };

  const own = (file: string) => path.join(siteDir, 'plugins', name, file);
  const light = (file: keyof typeof lightFiles) =>
    path.join(generatedFilesDir, name, lightFiles[file]);

  function writeLightFiles(): void {
    const files = lighten(readGeneratedFiles(generatedFilesDir), {
      needsHydration: (module) => isHydrated(module, siteDir),
      client: {
        docs: own('client/docs.ts'),
        docRoutes: own('client/doc-routes.ts'),
        hydratedDocItem: own('client/HydratedDocItem.tsx'),
      },
    });
    mkdirSync(path.join(generatedFilesDir, name), { recursive: true });
    for (const [file, code] of Object.entries(files)) {
      writeFileSync(light(file as keyof LightFiles), code);
    }
  }

  const serverAliases: Aliases = {
    '@light-pages/table$': light('docTable'),
    '@light-pages/DocItemContent$': own('server/DocItemContent.tsx'),
  };
  const browserAliases: Aliases = {
    '@light-pages/table$': light('docTable'),
    '@light-pages/DocItemContent$': own('client/DocItemContent.tsx'),
    '@generated/registry$': light('registry'),
    '@generated/routes$': light('routes'),
    '@generated/routesChunkNames$': light('routesChunkNames'),
    '@generated/globalData$': light('globalData'),
    // HydratedDocItem loads it where it is needed.
    [`${path.join(siteDir, prismLanguages)}$`]: false,
  };

  return {
    name,

    getThemePath: () => own('theme'),

    getClientModules: () => [own('client/prefetch.ts')],

    // Docusaurus has written its files when it asks for this.
    configureWebpack(_config, isServer) {
      writeLightFiles();
      return {
        // Ahead of Docusaurus' own aliases of whole folders.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias: isServer ? serverAliases : browserAliases },
      };
    },
  };
}

type Aliases = Record<string, string | false>;

const lightFiles: Readonly<LightFiles> = {
  registry: 'registry.js',
  routes: 'routes.js',
  routesChunkNames: 'routesChunkNames.json',
  globalData: 'globalData.js',
  docTable: 'docTable.json',
};

function isHydrated(module: string, siteDir: string): boolean {
  const file = path.join(siteDir, module.replace(/^@site\//, ''));
  return needsHydration(readFileSync(file, 'utf8'));
}
