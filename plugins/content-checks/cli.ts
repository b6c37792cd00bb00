import { redirects } from '../../config/redirects';
import { describeProblem } from '../code-samples';
import { covers } from '../code-samples/checks/options';
import { pagePath } from '../markdown/page-path';
import { checkSite } from './check-site';
import { checkGuides } from './index';
import { readSidebar } from './sidebar';
import { readSite } from './site';

// `npm run test:content`: checks all guides by their source, or those that are named.
const siteFolder = process.cwd();
const pages = process.argv.slice(2).map((page) => pagePath(page, '.'));
const problems = [
  ...checkSite(siteFolder, {
    redirects,
    sidebarOf: (release) => readSidebar(release, siteFolder),
    publishedRoutes: readSite(siteFolder).publishedRoutes,
  }),
  ...(await checkGuides(
    siteFolder,
    pages.length > 0 ? (page) => covers({ pages }, page) : undefined,
  )),
];
for (const problem of problems) console.error(`${describeProblem(problem)}\n`);
process.exit(problems.length > 0 ? 1 : 0);
