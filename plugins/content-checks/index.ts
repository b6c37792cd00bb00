// Checks of guides that need only their source, and take seconds. See README.md.
import path from 'node:path';
import { redirects } from '../../config/redirects';
import { releases } from '../../config/releases';
import type { Problem } from '../code-samples';
import { pagesOf } from '../code-samples/parse/pages';
import { checkSite } from './check-site';
import { components } from './checks/components';
import { described } from './checks/described';
import { headings } from './checks/headings';
import { images } from './checks/images';
import { imports } from './checks/imports';
import { inlineCode } from './checks/inline-code';
import { introductions } from './checks/introductions';
import { links } from './checks/links';
import { listed } from './checks/listed';
import { named } from './checks/named';
import { phrases } from './checks/phrases';
import { plainText } from './checks/plain-text';
import { runnable } from './checks/runnable';
import { samples } from './checks/samples';
import type { Check, Finding, Guide, Site } from './guide';
import { readGuide } from './read-guide';
import { readSite } from './site';

/** Checks of every text file. */
const checksOfFiles: readonly Check[] = [
  plainText,
  inlineCode,
  headings,
  images,
  links,
  imports,
  components,
  samples,
  introductions,
];
/** Checks of pages, which parts of other pages skip. */
const checksOfPages: readonly Check[] = [
  described,
  listed,
  named,
  phrases,
  runnable,
];

/**
 * Checks all guides, and the traces of removed ones.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns the problems, by file and line
 */
export async function checkContent(siteFolder: string): Promise<Problem[]> {
  const ofSite = checkSite(await readSite(siteFolder), redirects);
  return [...ofSite, ...(await checkGuides(siteFolder))];
}

/**
 * Checks guides by their source.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @param isWanted selects pages by their path relative to `siteFolder`; by default all
 * @returns the problems, by page and line
 */
export async function checkGuides(
  siteFolder: string,
  isWanted: (page: string) => boolean = () => true,
): Promise<Problem[]> {
  const site = await readSite(siteFolder);
  const problems: Problem[] = [];
  for (const release of releases) {
    for (const page of pagesOf(release, siteFolder).filter(isWanted)) {
      const guide = await readGuide(page, release, siteFolder);
      const findings = findingsOf(guide, site);
      problems.push(...findings.map((finding) => ({ page, ...finding })));
    }
  }
  return problems;
}

function findingsOf(guide: Guide | Finding, site: Site): Finding[] {
  if (!('tree' in guide)) return [guide];
  const isPart = path.basename(guide.page).startsWith('_');
  return [...checksOfFiles, ...(isPart ? [] : checksOfPages)]
    .flatMap((check) => check(guide, site))
    .sort((a, b) => a.line - b.line);
}
