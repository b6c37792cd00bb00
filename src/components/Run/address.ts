import siteConfig from '@generated/docusaurus.config';
import { learnFolder, playgroundFolder } from '@o1js-docs/runner/run/paths';

/** Address of the playground and its files, with a closing slash. */
export const playgroundAddress = `${siteConfig.baseUrl}${playgroundFolder}/`;

/** Address of the course, with a closing slash. */
export const learnAddress = `${siteConfig.baseUrl}${learnFolder}/`;

/** @returns the folder with the scripts for readers' programs. A page on which proofs run needs scripts below its own folder, because its service worker serves them. */
export function scriptsAddress(): string {
  return window.location.pathname.startsWith(learnAddress)
    ? learnAddress
    : playgroundAddress;
}

/** A block of a guide. */
export interface BlockLocation {
  o1js: string;
  /** Address of the guide below the site's base. */
  route: string;
  /** Line of the block in the Markdown. */
  line: number;
  /** True starts the program at once. */
  runs?: boolean;
}

/** @returns the playground's address with the program up to a block */
export function blockAddress({
  o1js,
  route,
  line,
  runs,
}: BlockLocation): string {
  const query = new URLSearchParams({
    release: o1js,
    from: route,
    line: String(line),
    ...(runs && { run: '1' }),
  });
  return `${playgroundAddress}#${query}`;
}
