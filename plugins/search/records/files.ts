/** Every page of every version, for the commands that come after a build. */
export const pagesFile = 'pages.json';

/** Names of `rowsFile`. */
export const rowsPattern = /\.rows\.txt$/;

/** The files of a version: what is downloaded first, what comes after, and what a search for types asks for. */
export const rowParts = ['names', 'texts', 'types'] as const;

export type RowPart = (typeof rowParts)[number];

/** @returns the file with a part of a version's rows. Named as text, or bundlers would parse it into a module. */
export function rowsFile(tag: string, part: RowPart): string {
  return `${tag}.${part}.rows.txt`;
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

/** @returns a module that maps each version's tag to the addresses of its rows. */
export function writeManifest(tags: readonly string[]): string {
  const address = (tag: string, part: RowPart) =>
    `${part}: new URL(${JSON.stringify(`./${rowsFile(tag, part)}`)}, import.meta.url).href`;
  const lines = tags.map(
    (tag) =>
      `  ${JSON.stringify(tag)}: { ${rowParts.map((part) => address(tag, part)).join(', ')} },\n`,
  );
  return `export default {\n${lines.join('')}};\n`;
}

const generatedFolder = '.docusaurus/search/default';

/**
 * @param docsVersion Docusaurus' name of a docs version
 * @returns where the last build or start left a part of the version's rows, below the site's folder
 */
export function rowsPath(docsVersion: string, part: RowPart): string {
  return `${generatedFolder}/${rowsFile(`docs-default-${docsVersion}`, part)}`;
}

/** Where the last build or start left every page, below the site's folder. */
export const pagesPath = `${generatedFolder}/${pagesFile}`;
