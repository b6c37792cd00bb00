// Writes the pages that come from o1js packages and from changelog/. `npm start`
// and `npm run build` run it before Docusaurus, whose plugins read the pages at
// the same time.
import { refreshReferences } from '../plugins/api-reference/refresh';
import { writePages } from '../plugins/changelog/write-pages';

const siteFolder = process.cwd();
await refreshReferences(siteFolder);
writePages(siteFolder);
