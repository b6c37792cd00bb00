import { pageDataId } from '../page-data';

/** What the template of pages looks for in a page's own HTML. */
export const templateReads = {
  pageData: `id="${pageDataId}"`,
  externalLinkIcon: '#theme-svg-external-link',
} as const;
