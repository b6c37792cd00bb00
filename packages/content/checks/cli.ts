import { describeProblem } from '@o1js-docs/samples';
import { pageOfChecks } from '@o1js-docs/samples/parse/checks-file';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { checkContent, checkGuides } from './index';
import { checkProse, tableOfFigures, measurePages } from './prose/check';
import { projectFolder } from '@o1js-docs/project/project-folder';

// `npm run test:content`: checks all guides by their source, and the prose of READMEs,
// or the files that you name. `--measures` prints figures, `--write` lowers ceilings.
const args = process.argv.slice(2);
const pages = args
  .filter((arg) => !arg.startsWith('--'))
  .map((page) => pageOfChecks(pagePath(page, '.')));
const isWanted = (page: string) =>
  pages.length === 0 ||
  pages.some((wanted) => page === wanted || page.startsWith(`${wanted}/`));
const listAll = pages.length > 0;
const texts = await measurePages(projectFolder, isWanted);
if (args.includes('--measures')) {
  console.log(tableOfFigures(texts));
  process.exit();
}
const write = args.includes('--write');
const problems = [
  ...(listAll
    ? await checkGuides(projectFolder, isWanted)
    : await checkContent(projectFolder)),
  ...checkProse(projectFolder, texts, { listAll, write }),
];
for (const problem of problems) console.error(`${describeProblem(problem)}\n`);
process.exit(problems.length > 0 ? 1 : 0);
