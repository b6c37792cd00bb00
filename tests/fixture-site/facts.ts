import { lightPages } from '@o1js-docs/project/environment';

const folder = lightPages ? '.cache/fixture-site' : '.cache/stock-fixture-site';

/** Where the builds of the fixture site are, below the project's root. */
export const fixtureBuilds = {
  hosted: `${folder}/hosted`,
  preview: `${folder}/preview`,
};

/** Where the one named preview is served, below another origin than the site's. */
export const previewPath = '/preview/42/';
export const previewOrigin = 'https://preview.example';
/** The fork that it is built from. */
export const previewRepository = 'https://git.example/fork/docs';

/** What the hosted one searches with. */
export const hostedCredentials = {
  searchKey: 'test-search-key',
  indexName: 'test-index',
};
