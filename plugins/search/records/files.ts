/** Every page of every version, for the commands that come after a build. */
export const pagesFile = 'pages.json';

/** Names of `rowsFile`. */
export const rowsPattern = /\.rows\.txt$/;

/** @returns the file with a version's packed pages. Named as text, or bundlers would parse it into a module. */
export function rowsFile(tag: string): string {
  return `${tag}.rows.txt`;
}

/** The module behind `@search/client`. */
export const clientFile = 'client.js';

/** The module behind `@search/manifest`. */
export const manifestFile = 'manifest.js';

/**
 * @returns a module that is one of the engines. Written anew by every build,
 * because the bundler's cache does not notice when an alias changes.
 */
export function writeClient(engine: 'embedded' | 'hosted'): string {
  return `export * from '@site/plugins/search/client/${engine}.ts';\n`;
}

/** @returns a module that maps each version's tag to the address of its rows. */
export function writeManifest(tags: readonly string[]): string {
  const lines = tags.map(
    (tag) =>
      `  ${JSON.stringify(tag)}: new URL(${JSON.stringify(`./${rowsFile(tag)}`)}, import.meta.url).href,\n`,
  );
  return `export default {\n${lines.join('')}};\n`;
}

const generatedFolder = '.docusaurus/search/default';

/**
 * @param docsVersion Docusaurus' name of a docs version
 * @returns where the last build or start left the version's rows, below the site's folder
 */
export function rowsPath(docsVersion: string): string {
  return `${generatedFolder}/${rowsFile(`docs-default-${docsVersion}`)}`;
}

/** Where the last build or start left every page, below the site's folder. */
export const pagesPath = `${generatedFolder}/${pagesFile}`;
