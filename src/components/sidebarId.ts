/** Of an element before the sidebar. The underscores keep it apart from ids of headings. */
export const sidebarId = '__pages';
