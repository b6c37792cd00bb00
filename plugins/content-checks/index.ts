// What can be told of a guide by its source alone, in seconds. See README.md.
import path from 'node:path';
import { releases } from '../../config/releases';
import type { Problem } from '../code-samples';
import { pagesOf } from '../code-samples/parse/pages';
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
const ofAll: readonly Check[] = [
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
/** Checks of what is a page of its own, not a part of others. */
const ofPages: readonly Check[] = [described, listed, named, phrases, runnable];

/**
 * Checks guides by their source.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @param wanted which pages, by path relative to `siteFolder`; by default all
 * @returns what is wrong, by page and line
 */
export async function checkGuides(
  siteFolder: string,
  wanted: (page: string) => boolean = () => true,
): Promise<Problem[]> {
  const site = readSite(siteFolder);
  const problems: Problem[] = [];
  for (const release of releases) {
    for (const page of pagesOf(release, siteFolder).filter(wanted)) {
      const guide = await readGuide(page, release, siteFolder);
      problems.push(
        ...findingsOf(guide, site).map((finding) => ({ page, ...finding })),
      );
    }
  }
  return problems;
}

function findingsOf(guide: Guide | Finding, site: Site): Finding[] {
  if (!('tree' in guide)) return [guide];
  const isPart = path.basename(guide.page).startsWith('_');
  return [...ofAll, ...(isPart ? [] : ofPages)]
    .flatMap((check) => check(guide, site))
    .sort((a, b) => a.line - b.line);
}
