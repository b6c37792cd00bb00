/** Id of the element before the sidebar of a page without scripts, to which its menu link leads. No heading's id has underscores. */
export const sidebarId = '__pages';
