import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { site } from '../../config/site';
import { startGithubPagesServer } from '../../scripts/github-pages-server';
import { fixtureBuilds, previewPath } from '../fixture-site/facts';
import { test as base } from './under-policy';

interface Sites {
  /** Address of the fixture site, which is built for another origin and base path. */
  fixtureSite: string;
  /** Address of the fixture site with a hosted search. */
  hostedSite: string;
  /** Address of the fixture site where it does not belong. */
  misplacedSite: string;
}

/** Playwright's `test` with sites beside the real one, each served while a worker needs it. */
export const test = base.extend<object, Sites>({
  fixtureSite: [
    served(fixtureBuilds.preview, previewPath),
    { scope: 'worker' },
  ],
  hostedSite: [served(fixtureBuilds.hosted), { scope: 'worker' }],
  misplacedSite: [
    served(fixtureBuilds.preview, '/elsewhere/'),
    { scope: 'worker' },
  ],
});

function served(folder: string, basePath: string = site.baseUrl) {
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what is needed from the pattern
  return async ({}, use: (address: string) => Promise<void>) => {
    if (!existsSync(folder)) {
      throw new Error(
        `There is no ${folder}. Run: npx tsx scripts/build-fixture.ts`,
      );
    }
    const server = await startGithubPagesServer({ folder, basePath, port: 0 });
    const { port } = server.address() as AddressInfo;
    await use(`http://localhost:${port}${basePath}`);
    server.closeAllConnections();
    server.close();
  };
}

export { expect } from './under-policy';
