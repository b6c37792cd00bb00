/** Id of an element before the sidebar. No heading's id has underscores. */
export const sidebarId = '__pages';
