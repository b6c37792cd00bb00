import type { LoadContext, Plugin } from '@docusaurus/types';
import { refreshReferences } from './refresh-references';

export { apiReferenceRemark } from './page/remark';

/**
 * Writes the API reference of every release before any plugin loads content.
 *
 * @throws Error when a package is missing or incomplete, or TypeDoc fails
 */
export default async function apiReferencePlugin({
  siteDir,
}: LoadContext): Promise<Plugin> {
  await refreshReferences(siteDir);
  return { name: 'api-reference' };
}
