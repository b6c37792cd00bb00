// What can be told of a guide by its source alone, in seconds. See README.md.
import path from 'node:path';
import { docsFolder, type Release, releases } from '../../config/releases';
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
import { folderDigest, sharedDigest } from '../inputs-digest';
import { KeptValues, keptFolder } from '../kept-values';
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

/** What is wrong in a version's guides, by the digests of all that they are checked against: a page links to its own version's only. */
const keptProblems = new KeptValues<Problem[]>(
  keptFolder('content-checks'),
  '',
);

/**
 * Checks guides by their source. What all pages of a version had is kept while
 * nothing that they are checked against changes.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @param wanted which pages, by path relative to `siteFolder`; by default all
 * @returns what is wrong, by page and line
 */
export async function checkGuides(
  siteFolder: string,
  wanted?: (page: string) => boolean,
): Promise<Problem[]> {
  const site = readSite(siteFolder);
  if (wanted || siteFolder !== process.cwd()) {
    return (
      await Promise.all(
        releases.map((release) => checkRelease(release, site, wanted)),
      )
    ).flat();
  }
  const shared = sharedDigest(siteFolder, releases.map(docsFolder));
  const problems: Problem[] = [];
  for (const release of releases) {
    const own = folderDigest(siteFolder, docsFolder(release));
    const key = shared && `${shared}\0${own}`;
    const kept = key ? keptProblems.find(key) : undefined;
    const found = kept ?? (await checkRelease(release, site));
    if (key && !kept) keptProblems.keep(key, found);
    problems.push(...found);
  }
  return problems;
}

async function checkRelease(
  release: Release,
  site: Site,
  wanted: (page: string) => boolean = () => true,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of pagesOf(release, site.siteFolder).filter(wanted)) {
    const guide = await readGuide(page, release, site.siteFolder);
    problems.push(
      ...findingsOf(guide, site).map((finding) => ({ page, ...finding })),
    );
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
