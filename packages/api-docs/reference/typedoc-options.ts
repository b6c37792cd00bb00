import { fileURLToPath } from 'node:url';
import type { TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { referenceFolder } from '@o1js-docs/project/paths';
import { docsFolder } from '@o1js-docs/project/releases';
import { addresses } from '@o1js-docs/project/addresses';

/**
 * Sources of an o1js package, relative to its `src/`, that TypeDoc starts from.
 * The index alone leaves out the classes behind its value exports, such as
 * Field, Bool and Group.
 */
const entryPoints = [
  'index',
  'lib/provable/crypto/foreign-curve',
  'lib/provable/field',
  'lib/provable/foreign-field',
  'lib/provable/bool',
  'lib/provable/group',
  'lib/provable/int',
  'lib/provable/scalar',
  'lib/provable/merkle-list',
  'lib/provable/merkle-map',
  'lib/provable/merkle-tree',
  'lib/provable/provable',
  'lib/provable/types/provable-intf',
];

/** Sources that the entry points reach but that no user of the package imports. */
const excludedSources = [
  'bindings/**/*',
  'mina-signer/**/*',
  'examples/**/*',
  'lib/provable/+(core|test)/**/*',
  '**/*(test|unit-test).ts',
];

/**
 * @param release the release to document
 * @returns options of TypeDoc, its Markdown plugin, and our own plugin
 */
export function typedocOptions(release: InstalledRelease) {
  const src = `${release.packageFolder}/src`;
  return {
    name: 'o1js',
    release,
    out: `${docsFolder(release)}/${referenceFolder}`,
    entryPoints: entryPoints.map((file) => `${src}/${file}.ts`),
    exclude: excludedSources.map((glob) => `${src}/${glob}`),
    plugin: [
      'typedoc-plugin-markdown',
      'typedoc-plugin-merge-modules',
      fileURLToPath(new URL('typedoc-plugin.mjs', import.meta.url)),
    ],
    router: 'o1js',
    theme: 'o1js',
    excludeInternal: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeReferences: true,
    // The published sources don't compile by themselves. Their type errors say
    // nothing about the documentation.
    skipErrorChecking: true,
    logLevel: 'Error' as const,

    disableGit: true,
    gitRevision: release.o1jsVersion,
    displayBasePath: src,
    sourceLinkTemplate: `${addresses.libraryRepository}/blob/{gitRevision}/src/{path}#L{line}`,

    readme: 'none',
    // Without it, braces and angle brackets in comments are read as markup.
    sanitizeComments: true,
    // Of docusaurus-plugin-typedoc: Docusaurus makes the sidebar from the folders.
    sidebar: { autoConfiguration: false },
  } satisfies TypeDocOptions & PluginOptions & Record<string, unknown>;
}
