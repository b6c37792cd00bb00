import headingIncrement from 'remark-lint-heading-increment';
import noHiddenTableCell from 'remark-lint-no-hidden-table-cell';
import noShellDollars from 'remark-lint-no-shell-dollars';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Check } from '../guide';

const rules = unified()
  .use(headingIncrement)
  .use(noHiddenTableCell)
  .use(noShellDollars)
  .use(noUndefinedReferences)
  .freeze();

/** What to write instead, by the name of the rule. */
const advice: Readonly<Record<string, string>> = {
  'heading-increment':
    "A heading skips a level. Write one # less: screen readers announce a page's outline by its levels.",
  'no-hidden-table-cell':
    'The row has more cells than the table has columns. Write \\| for a bar in a cell, in code too.',
  'no-shell-dollars':
    'Readers copy the $ too. Write only the command, and its output in a block of its own.',
  'no-undefined-references':
    'The brackets lead nowhere. Write [text](./page.mdx) for a link, and \\[ for a bracket.',
};

/** Rules of remark-lint, in our words. */
export const lint: Check = ({ page, text, tree }) => {
  const file = new VFile({ path: page, value: text });
  // The title of the front matter is the heading above all others.
  const title = { type: 'heading' as const, depth: 1 as const, children: [] };
  rules.runSync({ ...tree, children: [title, ...tree.children] }, file);
  return file.messages.map(({ line = 1, ruleId = '', reason }) => ({
    line,
    message: advice[ruleId] ?? reason,
  }));
};
