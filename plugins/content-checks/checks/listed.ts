import { docsFolder, isCurrent } from '../../../config/releases';
import type { Check } from '../guide';

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
  const sidebar = isCurrent(release)
    ? 'sidebars.ts'
    : `versioned_sidebars/version-${release.docsVersion}-sidebars.json`;
  return [
    {
      line: 1,
      message: `No sidebar lists the page. Add '${id}' to ${sidebar}, or unlisted: true to the front matter.`,
    },
  ];
};
