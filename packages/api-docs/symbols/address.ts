import { urlPrefix, type Release } from '@o1js-docs/project/releases';
import { siteAddress } from '@o1js-docs/project/site-address';
import type { ApiSymbol } from './symbol';

/**
 * @returns the path of a symbol's place in the reference of a release:
 *   `/o1js/2.4.0/api-reference/classes/UInt64#from`; undefined where it has none
 */
export function addressOf(
  { page, anchor }: Pick<ApiSymbol, 'page' | 'anchor'>,
  release: Release,
): string | undefined {
  if (!page) return undefined;
  const path = page.replace(/\.md$/, '').replace(/\/README$/, '/');
  return `${siteAddress.baseUrl}${urlPrefix(release)}${path}${anchor ? `#${anchor}` : ''}`;
}
