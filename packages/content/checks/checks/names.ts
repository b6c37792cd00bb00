import { namesOfPage } from '@o1js-docs/api-docs/symbols/prose/link-prose';
import { readTable } from '@o1js-docs/api-docs/symbols/table/read-table';
import { changelogPageFile } from '@o1js-docs/project/paths';
import { insertFinePrint } from '@o1js-docs/samples/page/fine-print';
import { checksOfPage } from '@o1js-docs/samples/parse/checks-of-page';
import type { Check } from '../guide';

/** Names of o1js exist in the release of the page. The names of a release are known once its reference is generated. */
export const names: Check = (guide, { siteFolder }) => {
  const { page, release, frontMatter } = guide;
  const table = readTable(release, siteFolder);
  // The changelog names what other releases have.
  if (!table || page.endsWith(`/${changelogPageFile}`)) return [];
  const tree = structuredClone(guide.tree);
  insertFinePrint(tree, checksOfPage(page, siteFolder));
  return namesOfPage(tree, page, release, table, frontMatter).problems;
};
