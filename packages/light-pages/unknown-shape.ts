/**
 * @param what which of Docusaurus' files is not as expected, and how
 * @returns the error that stops the build
 */
export function unknownShape(what: string): Error {
  return new Error(
    `packages/light-pages was written for Docusaurus 3.10, and ${what}. ` +
      'Adapt the plugin, or set lightPages to false in packages/project/environment.ts: the site then builds without it.',
  );
}
