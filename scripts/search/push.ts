// Fills the hosted index with the records of the last build.
//   npm run build && npm run search:push
import { readFileSync } from 'node:fs';
import { algoliasearch } from 'algoliasearch';
import { adminKeyVariable, algoliaCredentials } from '../../config/search';
import { site } from '../../config/site';
import { pushRecords } from '@o1js-docs/search/algolia/push';
import { algoliaRecords } from '@o1js-docs/search/algolia/records';
import { pagesPath } from '@o1js-docs/search/records/files';
import type { PagesOfVersion } from '@o1js-docs/search/records/page';

const credentials = algoliaCredentials(process.env);
const adminKey = process.env[adminKeyVariable]?.trim();
if (!credentials || !adminKey)
  throw new Error(
    `Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME and ${adminKeyVariable}.`,
  );
const { appId, indexName } = credentials;
const pages = JSON.parse(readFileSync(pagesPath, 'utf8')) as PagesOfVersion[];
const records = algoliaRecords(pages, site.url, site.i18n.defaultLocale);
await pushRecords(algoliasearch(appId, adminKey), indexName, records);
console.log(`${indexName} has ${records.length} records.`);
