import siteConfig from '@generated/docusaurus.config';
import { verifyPath } from '@o1js-docs/project/paths';
import { learnFolder, playgroundFolder } from '@o1js-docs/runner/run/paths';

/** Address of the playground and its files, with a closing slash. */
export const playgroundAddress = `${siteConfig.baseUrl}${playgroundFolder}/`;

/** Address of the course, with a closing slash. */
export const learnAddress = `${siteConfig.baseUrl}${learnFolder}/`;

/** Address of the page that verifies proofs, with a closing slash. */
export const verifyAddress = `${siteConfig.baseUrl}${verifyPath.slice(1)}/`;

/** @returns the page's address below the site's base, without slashes at its ends */
export function routeOfPage(): string {
  const { length } = siteConfig.baseUrl;
  return window.location.pathname.slice(length).replace(/\/$/, '');
}

/** A block of a guide. */
export interface BlockLocation {
  o1js: string;
  /** Address of the guide below the site's base. */
  route: string;
  /** Line of the block in the Markdown. */
  line: number;
}

/** @returns the playground's address with the program up to a block */
export function blockAddress({ o1js, route, line }: BlockLocation): string {
  const query = new URLSearchParams({
    release: o1js,
    from: route,
    line: String(line),
  });
  return `${playgroundAddress}#${query}`;
}
