// Writes the pages that come from o1js packages and from changelog/, and what
// guides say about names of o1js. `npm start` and `npm run build` run it before
// Docusaurus, whose plugins read all of that at the same time.
import { refreshReferences } from '@o1js-docs/api-docs/reference/freshness';
import { refreshSymbols } from '@o1js-docs/api-docs/symbols/refresh';
import { writePages } from '@o1js-docs/release-notes/changelog/write-pages';

const siteFolder = process.cwd();
refreshReferences();
writePages(siteFolder);
await refreshSymbols(siteFolder);
