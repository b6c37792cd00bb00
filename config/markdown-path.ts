/**
 * @param permalink a page's path, e.g. `/o1js/basic-types/field`
 * @returns the path of its Markdown: `/o1js/basic-types/field.md`; `/o1js/index.md` for the home page, `/o1js/2.5.0/index.md` for a version's
 */
export function markdownPath(permalink: string): string {
  return permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
}
