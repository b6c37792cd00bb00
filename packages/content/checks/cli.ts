import { describeProblem } from '@o1js-docs/samples';
import { pageOfChecks } from '@o1js-docs/samples/parse/checks-file';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { checkContent, checkGuides } from './index';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';

// `npm run test:content`: checks all guides by their source, or the pages that you name.
const pages = process.argv
  .slice(2)
  .map((page) => pageOfChecks(pagePath(page, '.')));
const isIn = (wanted: string) => (page: string) =>
  page === wanted || page.startsWith(`${wanted}/`);
const isWanted = (page: string) => pages.some((each) => isIn(each)(page));
const all = releases.flatMap((each) => pagesOf(each, projectFolder));
const [unknown] = pages.filter((page) => !all.some(isIn(page)));
if (unknown !== undefined) {
  console.error(
    `There is no page ${unknown}. Write its file, as docs/basic-types/field.mdx.`,
  );
  process.exit(1);
}
const problems =
  pages.length > 0
    ? await checkGuides(projectFolder, isWanted)
    : await checkContent(projectFolder);
for (const problem of problems) console.error(`${describeProblem(problem)}\n`);
process.exit(problems.length > 0 ? 1 : 0);
