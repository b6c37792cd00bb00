import { readFileSync } from 'node:fs';
import { adminKeyVariable, algoliaCredentials } from '../../config/search';
import { site } from '../../config/site';
import { pushRecords } from '../../plugins/search/algolia/push';
import { PushError } from '../../plugins/search/algolia/push-error';
import { algoliaRecords } from '../../plugins/search/algolia/records';
import { pagesPath } from '../../plugins/search/records/files';
import type { PagesOfVersion } from '../../plugins/search/records/page';

// Fills the hosted index with the records of the last build.
//   npm run build && npm run search:push

const credentials = algoliaCredentials(process.env);
const adminKey = process.env[adminKeyVariable]?.trim();
if (!credentials || !adminKey) {
  console.error(
    `Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME and ${adminKeyVariable}.`,
  );
  process.exit(1);
}

const versions = JSON.parse(
  readFileSync(pagesPath, 'utf8'),
) as PagesOfVersion[];
const records = algoliaRecords(versions, site.url, site.i18n.defaultLocale);

try {
  await pushRecords(records, {
    appId: credentials.appId,
    adminKey,
    indexName: credentials.indexName,
    report: (line) => console.log(line),
  });
} catch (error) {
  if (!(error instanceof PushError)) throw error;
  console.error(error.message);
  process.exit(1);
}
for (const { tag } of versions) {
  const count = records.filter((each) => each.docusaurus_tag === tag).length;
  console.log(`${tag}: ${count} records`);
}
console.log(`${credentials.indexName}: ${records.length} records in all.`);
