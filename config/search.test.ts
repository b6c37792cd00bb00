import { expect, test } from 'vitest';
import { algoliaCredentials } from './search';

const complete = {
  ALGOLIA_APP_ID: 'app',
  ALGOLIA_SEARCH_API_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
};

test('without credentials there is no hosted index', () => {
  expect(algoliaCredentials({})).toBeUndefined();
  expect(algoliaCredentials({ ALGOLIA_APP_ID: ' ' })).toBeUndefined();
});

test('a full set of credentials names the hosted index', () => {
  expect(algoliaCredentials(complete)).toEqual({
    appId: 'app',
    searchApiKey: 'key',
    indexName: 'docs',
  });
});

test('half a set is rejected, and the missing variables are named', () => {
  expect(() =>
    algoliaCredentials({ ...complete, ALGOLIA_INDEX_NAME: '' }),
  ).toThrow(/ALGOLIA_INDEX_NAME missing/);
});
