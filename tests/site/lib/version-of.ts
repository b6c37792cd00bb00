import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../../config/site';

/** @returns the docs version of a route: the one whose root is above it, otherwise Current. */
export function versionOf(route: string): string {
  const archived = releases.find((release) => {
    const prefix = urlPrefix(release);
    return prefix !== '' && `${route}/`.startsWith(site.baseUrl + prefix);
  });
  return archived?.docsVersion ?? 'current';
}
