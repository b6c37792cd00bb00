// The changelog: entries in changelog/, one file a release, and what a comparison
// of the published packages says, become a page of each docs version. See README.md.
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { changelogFeed } from '@o1js-docs/project/paths';
import { writeFile } from '@o1js-docs/project/write-file';
import { entriesFolder, readEntries } from './entries';
import { writeFeed } from './feed';
import { writePages } from './write-pages';

/**
 * Writes the changelog of every docs version again when an entry changes in
 * `npm start`. scripts/generate.ts writes it first.
 */
export default function changelogPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'changelog',
    getPathsToWatch: () => [path.join(siteDir, entriesFolder, '*')],
    /** @throws Error when an entry or the recorded exports cannot be read */
    loadContent: () => writePages(siteDir),
    postBuild({ outDir }) {
      const feed = writeFeed(readEntries(siteDir));
      writeFile(path.join(outDir, changelogFeed), feed);
    },
  };
}
