import table from '@light-pages/table';
import { type Doc, unpackDocs } from '../doc-table';

const versions = new Map(
  table.versions.map((version) => [version.name, unpackDocs(version)]),
);

const lightPaths = new Set(
  [...versions.values()].flat().map(({ path }) => comparable(path)),
);

/** The chunk that renders a page of the docs plugin. */
export const docItemChunk = table.docItem;

/** @returns the pages of a docs version. */
export function docsOf(version: string): Doc[] {
  return versions.get(version) ?? [];
}

/** @returns true for a page of the docs plugin */
export function isLight(path: string): boolean {
  return lightPaths.has(comparable(path));
}

function comparable(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/\/$/, '');
}
