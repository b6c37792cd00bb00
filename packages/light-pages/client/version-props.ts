import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { type PackedSidebars, unpackSidebars } from '../sidebars';
import { docsOf } from './docs';

/**
 * @param packed what a version tells its pages, with packed sidebars
 * @returns the props as Docusaurus' own file of the version has them
 */
export function unpackVersionProps(
  packed: Omit<PropVersionMetadata, 'docsSidebars'> & {
    docsSidebars: PackedSidebars;
  },
): { version: PropVersionMetadata } {
  const docs = docsOf(packed.version);
  const docsSidebars = unpackSidebars(packed.docsSidebars, docs);
  return { version: { ...packed, docsSidebars } };
}
