import path from 'node:path';

/**
 * @param file a page's path, absolute or relative to the current folder
 * @param siteFolder the folder that holds `docs`
 * @returns the page's path relative to `siteFolder`, with forward slashes: `docs/basic-types/field.mdx`
 */
export function pagePath(file: string, siteFolder: string): string {
  return path.relative(siteFolder, file).split(path.sep).join('/');
}
