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

/** What brackets are on other sites, and what to write instead. */
const ofBrackets: readonly (readonly [RegExp, string])[] = [
  [
    /^\[!\w+\]/,
    'The page would show [!…]. Write :::note above the text, and ::: below it, without >.',
  ],
  [
    /^\[\^/,
    'The footnote has no text. Write it in a line of its own, after the name in brackets and a colon: [^1]: Text.',
  ],
];

/** Rules of remark-lint, in our words. */
export const lint: Check = ({ page, text, tree }) => {
  const file = new VFile({ path: page, value: text });
  // The title of the front matter is the heading above all others.
  const title = { type: 'heading' as const, depth: 1 as const, children: [] };
  rules.runSync({ ...tree, children: [title, ...tree.children] }, file);
  const lines = text.split('\n');
  return file.messages.map(({ line = 1, column = 1, ruleId = '', reason }) => {
    const found = lines[line - 1]?.slice(column - 1) ?? '';
    const [, write] =
      ruleId === 'no-undefined-references'
        ? (ofBrackets.find(([sign]) => sign.test(found)) ?? [])
        : [];
    return { line, message: write ?? advice[ruleId] ?? reason };
  });
};
