import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { referenceFolder } from '@o1js-docs/project/paths';
import { docsFolder, releases } from '@o1js-docs/project/releases';

export { apiReferenceRemark } from './remark';

/** Checks that scripts/generate.ts has written the reference of each release. */
export default function apiReferencePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'api-reference',
    /** @throws Error that says what to run when the pages of a release are missing */
    loadContent() {
      for (const release of releases) {
        const folder = `${docsFolder(release)}/${referenceFolder}`;
        if (existsSync(path.join(siteDir, folder))) continue;
        throw new Error(
          `${folder} is missing. Run npm start or npm run build, which generate it, or npx tsx scripts/generate.ts first.`,
        );
      }
    },
  };
}
