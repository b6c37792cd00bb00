import { describeProblem } from '../code-samples';
import { pagePath } from '../markdown/page-path';
import { checkContent, checkGuides } from './index';

// `npm run test:content`: checks all guides by their source, or the guides that you name.
const siteFolder = process.cwd();
const pages = process.argv.slice(2).map((page) => pagePath(page, '.'));
const problems =
  pages.length > 0
    ? await checkGuides(siteFolder, (page) => covers({ pages }, page))
    : await checkContent(siteFolder);
for (const problem of problems) console.error(`${describeProblem(problem)}\n`);
process.exit(problems.length > 0 ? 1 : 0);
