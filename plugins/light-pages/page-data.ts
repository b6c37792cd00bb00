/** Where a page's HTML keeps what the rest of the page is drawn from: metadata, table of contents, front matter. */
export const pageDataId = 'page-data';
