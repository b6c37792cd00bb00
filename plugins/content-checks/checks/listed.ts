import type { Check } from '../guide';
import { docId } from '../docs';

/** Each page is in a sidebar: readers do not find it otherwise. */
export const listed: Check = ({ page, release, frontMatter }, site) => {
  const ownId = typeof frontMatter.id === 'string' ? frontMatter.id : undefined;
  const id = docId(page, release, ownId);
  const isHidden = frontMatter.draft === true || frontMatter.unlisted === true;
  const { file, ids } = site.sidebarOf(release);
  if (isHidden || ids.has(id)) return [];
  return [
    {
      line: 1,
      message: `No sidebar lists the page. Add '${id}' to ${file}, or unlisted: true to the front matter.`,
    },
  ];
};
