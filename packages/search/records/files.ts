/** The pages of all versions, for commands that run after a build. */
export const pagesFile = 'pages.json';

/** Matches every `indexFile`. */
export const indexPattern = /\.index\.txt$/;

/**
 * A version's index is three files. The browser downloads the titles first, the
 * texts after them, and the types when a query contains types.
 */
export const indexParts = ['titles', 'texts', 'types'] as const;

export type IndexPart = (typeof indexParts)[number];

/** @returns the name of a part of a version's index. It ends with `.txt`, because a bundler would parse `.json` into a module. */
export function indexFile(tag: string, part: IndexPart): string {
  return `${tag}.${part}.index.txt`;
}

/** The module that `@search/client` resolves to. */
export const clientFile = 'client.js';

/** The module that `@search/manifest` resolves to. */
export const manifestFile = 'manifest.js';

/**
 * @returns a module that exports one of the engines. Each build writes it,
 * because the bundler's cache doesn't notice a changed alias.
 */
export function writeClient(engine: 'embedded' | 'hosted'): string {
  return `export * from '@o1js-docs/search/client/${engine}';\n`;
}

/** @returns a module that maps each version's tag to the addresses of its index. */
export function writeManifest(tags: readonly string[]): string {
  const address = (tag: string, part: IndexPart) =>
    `${part}: new URL(${JSON.stringify(`./${indexFile(tag, part)}`)}, import.meta.url).href`;
  const lines = tags.map(
    (tag) =>
      `  ${JSON.stringify(tag)}: { ${indexParts.map((part) => address(tag, part)).join(', ')} },\n`,
  );
  return `export default {\n${lines.join('')}};\n`;
}

const generatedFolder = '.docusaurus/search/default';

/**
 * @param docsVersion Docusaurus' name of a docs version
 * @returns the path of a part of the version's index, below the site's folder; the last build or start wrote it
 */
export function indexPath(docsVersion: string, part: IndexPart): string {
  return `${generatedFolder}/${indexFile(`docs-default-${docsVersion}`, part)}`;
}

/** The path of `pagesFile`, below the site's folder. */
export const pagesPath = `${generatedFolder}/${pagesFile}`;
