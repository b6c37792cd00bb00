// Writes the pages that come from o1js packages and from changelog/. `npm start`
// and `npm run build` run it before Docusaurus, whose plugins read the pages at
// the same time.
import { refreshReferences } from '@o1js-docs/api-docs/reference/refresh';
import { writePages } from '@o1js-docs/release-notes/changelog/write-pages';

const siteFolder = process.cwd();
await refreshReferences(siteFolder);
writePages(siteFolder);
