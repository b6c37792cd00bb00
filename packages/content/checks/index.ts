// Checks of guides that need only their source, and take seconds. See README.md.
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { releases } from '@o1js-docs/project/releases';
import type { Problem } from '@o1js-docs/samples';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { releaseProblems } from '@o1js-docs/samples/release-problems';
import { characters, samples } from './checks/code';
import { components, imports } from './checks/components';
import { address, explains, frontMatter, phrases } from './checks/front-matter';
import { images, links } from './checks/links';
import { lint } from './checks/lint';
import { names } from './checks/names';
import * as text from './checks/text';
import type { Check, Finding, Guide, NodeCheck, Site } from './guide';
import { readGuide } from './read-guide';
import { readSite } from './site';

/** Checks of each node of a text file. */
const ofNodes: readonly NodeCheck[] = [
  text.headings,
  text.inlineCode,
  text.directives,
  text.formulas,
  text.visibleSigns,
  text.invisibleCharacters,
  text.ends,
  components,
  images,
  links,
];
/** Checks of a whole text. */
const ofTexts: readonly Check[] = [
  imports,
  lint,
  text.ids,
  characters,
  names,
  samples,
];
/** Checks of front matter, which parts of other pages lack. */
const ofFrontMatter: readonly Check[] = [
  frontMatter,
  address,
  phrases,
  explains,
];

/**
 * Checks all guides, and the samples of each release as a whole.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns the problems, by file and line
 */
export async function checkContent(siteFolder: string): Promise<Problem[]> {
  const guides = await checkGuides(siteFolder);
  return [
    ...releases.flatMap((release) => releaseProblems(release, siteFolder)),
    ...guides,
  ];
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
      const read = await readGuide(page, release, siteFolder);
      const findings = [...read.ofFrontMatter, ...read.ofText];
      const isPart = path.basename(page).startsWith('_');
      if (read.ofFrontMatter.length === 0 && !isPart) {
        findings.push(
          ...ofFrontMatter.flatMap((check) => check(read.guide, site)),
        );
      }
      if (read.ofText.length === 0) {
        findings.push(...findingsOf(read.guide, site));
      }
      findings.sort((a, b) => a.line - b.line);
      problems.push(...findings.map((finding) => ({ page, ...finding })));
    }
  }
  return problems;
}

function findingsOf(guide: Guide, site: Site): Finding[] {
  const findings = ofTexts.flatMap((check) => check(guide, site));
  visit(guide.tree, (node) => {
    if (node.type === 'root') return;
    for (const check of ofNodes) {
      const message = check(node, guide, site);
      const line = node.position?.start.line ?? 1;
      // Signs that another message explains.
      const isKnown =
        check === text.visibleSigns &&
        findings.some((finding) => finding.line === line);
      if (message && !isKnown) findings.push({ line, message });
    }
  });
  return findings;
}
