import { unknownShape } from '../unknown-shape';

/** One chunk of .docusaurus/registry.js. */
export interface RegistryEntry {
  chunk: string;
  /** What the chunk imports, e.g. `@theme/DocItem` or `@site/docs/index.mdx`. */
  module: string;
  /** The entry's source. */
  code: string;
}

const entry =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), "\2", require\.resolveWeak\("\2"\)\],\n?/gm;

/**
 * @param source .docusaurus/registry.js
 * @throws Error when it holds anything but such entries
 */
export function readRegistry(source: string): RegistryEntry[] {
  if (source.replace(entry, '').trim() !== 'export default {\n};') {
    throw unknownShape('registry.js is not a list of chunks');
  }
  return [...source.matchAll(entry)].map(([code, chunk, module]) => ({
    code,
    chunk: chunk!,
    module: module!,
  }));
}

/** @returns a registry of these entries, and of modules with a name of their own. */
export function writeRegistry(
  entries: readonly RegistryEntry[],
  more: Readonly<Record<string, string>>,
): string {
  const added = Object.entries(more).map(
    ([chunk, file]) =>
      `  ${JSON.stringify(chunk)}: [() => import(${JSON.stringify(file)})],\n`,
  );
  return `export default {\n${entries.map(({ code }) => code).join('')}\n${added.join('')}};\n`;
}
