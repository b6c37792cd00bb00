import { buildFixtureSite } from '../tests/fixture-site/build';
import {
  fixtureBuilds,
  hostedCredentials,
  previewOrigin,
  previewPath,
  previewRepository,
} from '../tests/fixture-site/facts';

// Builds what tests/browser needs beside the real site: npx tsx scripts/build-fixture.ts

const environments = {
  hosted: {
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_SEARCH_API_KEY: hostedCredentials.searchKey,
    ALGOLIA_INDEX_NAME: hostedCredentials.indexName,
  },
  preview: {
    SITE_URL: previewOrigin,
    BASE_PATH: previewPath,
    REPOSITORY_URL: previewRepository,
  },
};
for (const [name, environment] of Object.entries(environments)) {
  const folder = fixtureBuilds[name as keyof typeof fixtureBuilds];
  buildFixtureSite(folder, environment);
  console.log(`Built ${folder}.`);
}
