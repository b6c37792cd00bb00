import path from 'node:path';
import { describeProblem } from '../code-samples';
import { covers } from '../code-samples/checks/options';
import { checkGuides } from './index';

// `npm run test:content`: checks all guides by their source, or those that are named.
const pages = process.argv
  .slice(2)
  .map((page) => path.relative('.', page).split(path.sep).join('/'));
const problems = await checkGuides(process.cwd(), (page) =>
  covers({ pages }, page),
);
for (const problem of problems) console.error(`${describeProblem(problem)}\n`);
process.exit(problems.length > 0 ? 1 : 0);
