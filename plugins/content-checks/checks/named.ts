import { docsFolder, urlPrefix } from '../../../config/releases';
import type { Check } from '../guide';

const simple = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A file's path becomes the page's address, so its name has the form of an address. */
export const named: Check = ({ page, release }, { publishedRoutes }) => {
  const path = page.slice(docsFolder(release).length + 1);
  const parts = path.replace(/\.mdx?$/, '').split('/');
  const route = `/o1js/${urlPrefix(release)}${parts.join('/')}`;
  const unfit = parts.filter((part) => !simple.test(part));
  if (unfit.length === 0 || publishedRoutes.has(route)) return [];
  return [
    {
      line: 1,
      message: `“${unfit[0]}” makes a poor address. Name files and folders in lower-case-with-hyphens.`,
    },
  ];
};
