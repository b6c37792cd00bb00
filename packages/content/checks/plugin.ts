import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failsOnContent } from '@o1js-docs/project/environment';
import { checksFileOf } from '@o1js-docs/samples/parse/checks-file';
import { describeProblem } from '@o1js-docs/samples';
import { lostAddresses } from './lost-addresses';

/**
 * Checks guides by their source before the site is built or served. A build
 * fails on a problem. `npm start` prints it, and checks a page again when you
 * save it.
 */
export function contentChecksPlugin(
  { siteDir, siteConfig: { baseUrl } }: LoadContext,
  // Docusaurus types no plugin's options.
  options: unknown,
): Plugin {
  const { allRedirects } = options as {
    allRedirects: (pages: readonly string[]) => { from: string }[];
  };
  const isBuild = process.env.NODE_ENV === 'production';
  let checkedAt: number | undefined;
  return {
    name: 'content-checks',
    // Runs after the reference is generated, and again when a page was saved.
    async allContentLoaded({ allContent }) {
      const since = checkedAt;
      checkedAt = Date.now();
      // Commands that load no content skip the time to load the checks.
      const { checkContent, checkGuides } = await import('./index');
      const problems = await (since === undefined
        ? checkContent(siteDir)
        : checkGuides(siteDir, (page) => isNewer(siteDir, page, since)));
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      const versions = (docs as LoadedContent).loadedVersions;
      const permalinks = versions.flatMap((version) =>
        version.docs.map(({ permalink }) => permalink.replace(baseUrl, '/')),
      );
      const { readSite } = await import('./site');
      const { publishedRoutes } = await readSite(siteDir);
      problems.push(
        ...lostAddresses(
          publishedRoutes,
          permalinks,
          versions.map(({ versionName }) => versionName),
          allRedirects(permalinks).map(({ from }) => from),
        ),
      );
      if (problems.length === 0) return;
      const described = problems.map((each) => describeProblem(each));
      const text = described.join('\n\n');
      if (isBuild && failsOnContent) {
        throw new Error(
          `${text}\n\nCorrect these lines. npm run test:content checks them without a build.`,
        );
      }
      logger.warn(`The content checks would fail:\n\n${text}\n`);
    },
  };
}

function isNewer(siteDir: string, page: string, time: number): boolean {
  return [page, checksFileOf(page)]
    .map((file) => path.join(siteDir, file))
    .some((file) => existsSync(file) && statSync(file).mtimeMs > time);
}
