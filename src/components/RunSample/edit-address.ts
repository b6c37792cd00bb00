import siteConfig from '@generated/docusaurus.config';
import { playgroundFolder } from '@site/config/run-samples';
import type { BlockPlace } from '@site/src/components/Playground/EditInPlace';

/** @returns the playground's address with the program up to a block */
export function editAddress({ o1js, route, line }: BlockPlace): string {
  const query = new URLSearchParams({
    release: o1js,
    from: route,
    line: String(line),
  });
  return `${siteConfig.baseUrl}${playgroundFolder}/#${query}`;
}
