/** What `npm run test:hosted-search` builds the site with. */
export const indexName = 'test-index';
export const searchKey = 'test-search-key';
export const siteFolder = '.cache/hosted-search';

export const fakeAlgoliaPort = 3221;

export const evilMarkup = '<img src=x onerror="window.executed=1">';
