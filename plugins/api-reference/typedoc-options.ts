import { Configuration } from 'typedoc';
import type { InstalledRelease } from '../../config/installed-release';
import { addresses } from '../../config/addresses';
import { entryPoints, excludedSources } from './entry-points';

/** Compiler settings that the package's own sources are written for. */
export const compilerOptions = {
  target: 'es2021',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  strictPropertyInitialization: false,
  skipLibCheck: true,
  types: ['node'],
  noEmit: true,
  allowJs: true,
  esModuleInterop: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: false,
};

/** @returns absolute paths of the sources TypeDoc starts from. */
export function entryPointFiles({ packageFolder }: InstalledRelease): string[] {
  return entryPoints.map((file) => `${packageFolder}/src/${file}.ts`);
}

/**
 * Options for docusaurus-plugin-typedoc.
 *
 * @param release the release to document
 * @param out absolute path of the folder to fill
 * @param tsconfig absolute path of a tsconfig with `compilerOptions`
 * @param typedocPlugin absolute path of the module with our router and front matter
 */
export function typedocOptions(
  release: InstalledRelease,
  out: string,
  tsconfig: string,
  typedocPlugin: string,
) {
  const src = `${release.packageFolder}/src`;
  return {
    id: release.docsVersion,
    name: 'o1js',
    out,
    tsconfig,
    entryPoints: entryPointFiles(release),
    exclude: excludedSources.map((glob) => `${src}/${glob}`),
    plugin: ['typedoc-plugin-merge-modules', typedocPlugin],
    router: 'o1js',

    excludeInternal: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeReferences: true,
    blockTags: [
      ...Configuration.OptionDefaults.blockTags,
      '@note',
      '@warning',
    ] as `@${string}`[],

    // The published sources don't compile by themselves. Their type errors say
    // nothing about the documentation.
    skipErrorChecking: true,
    validation: {
      notExported: false,
      invalidLink: false,
      rewrittenLink: false,
    },
    // The theme's word for members of a type is read as a second declaration.
    locales: { en: { theme_type_declaration: 'Members' } },
    logLevel: 'Error' as const,

    disableGit: true,
    gitRevision: release.o1jsVersion,
    displayBasePath: src,
    sourceLinkTemplate: `${addresses.libraryRepository}/blob/{gitRevision}/src/{path}#L{line}`,

    readme: 'none',
    cleanOutputDir: true,
    githubPages: false,
    sidebar: {
      autoConfiguration: false,
      pretty: false,
      typescript: false,
      deprecatedItemClassName: 'deprecated',
    },
    hidePageHeader: true,
    hideBreadcrumbs: true,
    hidePageTitle: true,
    useCodeBlocks: true,
    indexFormat: 'table' as const,
    expandParameters: true,
    expandObjects: true,
    // Without it, braces and angle brackets in comments are read as markup.
    sanitizeComments: true,
  };
}
