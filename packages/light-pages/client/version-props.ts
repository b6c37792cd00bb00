import type {
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import { type PackedSidebars, unpackSidebars } from '../sidebars';
import { docsOf } from './docs';

/** What a version tells its pages, with packed sidebars. */
export type PackedVersionProps = Omit<
  PropVersionMetadata,
  'docsSidebars' | 'docs'
> & { docsSidebars: PackedSidebars; docs: PropVersionDocs };

/** @returns the props as Docusaurus' own file of the version has them. */
export function unpackVersionProps(packed: PackedVersionProps): {
  version: PropVersionMetadata;
} {
  return {
    version: {
      ...packed,
      docsSidebars: unpackSidebars(packed.docsSidebars, docsOf(packed.version)),
    },
  };
}
