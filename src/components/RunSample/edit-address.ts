import siteConfig from '@generated/docusaurus.config';
import { playgroundFolder } from '@site/config/run-samples';

/**
 * @param route of the guide, below the site's base
 * @param line of the block in the Markdown
 * @returns the address at which the program up to the block can be edited
 */
export function editAddress(o1js: string, route: string, line: number): string {
  const query = new URLSearchParams({
    release: o1js,
    from: route,
    line: String(line),
  });
  return `${siteConfig.baseUrl}${playgroundFolder}/#${query}`;
}
