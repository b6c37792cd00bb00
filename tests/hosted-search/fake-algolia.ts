import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { site } from '../../config/site';
import { FakeApi } from '../../plugins/search/algolia/fake/fake-api';
import { readKnownFields } from '../../plugins/search/algolia/fake/known-fields';
import { answerHttp } from '../../plugins/search/algolia/fake/serve-api';
import { algoliaRecords } from '../../plugins/search/algolia/records';
import { pagesPath } from '../../plugins/search/records/files';
import type { PagesOfVersion } from '../../plugins/search/records/page';
import { evilMarkup, fakeAlgoliaPort, indexName, searchKey } from './constants';

// A fake Algolia that holds the records of the last build, and one with markup.
const api = new FakeApi(readKnownFields(), {
  admin: 'nobody has it',
  search: searchKey,
});
const versions = JSON.parse(
  readFileSync(pagesPath, 'utf8'),
) as PagesOfVersion[];
const records = algoliaRecords(versions, site.url, site.i18n.defaultLocale);
const [first] = records;
if (!first) throw new Error('There are no records. Run: npm run build');
records.push({
  ...first,
  objectID: 'evil',
  hierarchy: { ...first.hierarchy, lvl1: `Evil ${evilMarkup}` },
  content: evilMarkup,
});
api.indexes.set(indexName, {
  settings: {},
  records: new Map(records.map((record) => [record.objectID, { ...record }])),
  rules: [],
});
createServer(answerHttp(api)).listen(fakeAlgoliaPort);
