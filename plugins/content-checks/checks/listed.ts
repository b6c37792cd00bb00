import { docsFolder } from '../../../config/releases';
import type { Check } from '../guide';
import { sidebarFile } from '../sidebar';

/** A page is in the sidebar, because readers find no other. */
export const listed: Check = ({ page, release, frontMatter }, site) => {
  const path = page
    .slice(docsFolder(release).length + 1)
    .replace(/\.mdx?$/, '');
  // Docusaurus takes an id of the front matter in place of the file's name.
  const id =
    typeof frontMatter.id === 'string'
      ? path.replace(/[^/]*$/, frontMatter.id)
      : path;
  const isHidden = frontMatter.draft === true || frontMatter.unlisted === true;
  if (isHidden || site.idsInSidebar(release).has(id)) return [];
  return [
    {
      line: 1,
      message: `No sidebar lists the page. Add '${id}' to ${sidebarFile(release)}, or unlisted: true to the front matter.`,
    },
  ];
};
