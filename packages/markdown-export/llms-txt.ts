import { pushToMap } from '@o1js-docs/project/push-to-map';
import {
  markdownArchive,
  markdownPath,
  referenceFolder,
} from '@o1js-docs/project/paths';
import { siteAddress } from '@o1js-docs/project/site-address';
import { skillFolder, skillPage } from './skill';
import type { MarkdownPage, VersionOfPages } from './page';

/** @returns the path of a version's list of guides */
export function listPath(root: string): string {
  return `${root}llms.txt`;
}

/** @returns the path of the list of a version's reference */
export function referenceListPath(root: string): string {
  return `${root}${referenceFolder}/llms.txt`;
}

/**
 * @param o1js the release of the version
 * @param url the site's origin
 * @param more lists of other versions, as names and paths
 * @returns `llms.txt` of a version: its guides by group, with descriptions, in the format of llmstxt.org. The reference has a list of its own
 */
export function listOfGuides(
  { pages, root }: VersionOfPages,
  o1js: string,
  url: string,
  more: readonly [name: string, path: string][] = [],
): string {
  const link = (name: string, path: string) => `- [${name}](${url}${path})`;
  return join([
    `# o1js ${o1js}`,
    '> Documentation of o1js, the TypeScript library for zero-knowledge programs and zkApps on Mina. Every sample of the guides is run, and every circuit cost measured, on this release.',
    'If the project of your user has another release of o1js in its package.json, read the list of that release: an API differs between releases.',
    // Links would be taken for pages.
    `Each exported name with its signature, cost and page, as JSON: \`${url}${root}symbols.json\`. All guides in one file: \`${url}${root}llms-full.txt\`. All pages as files: \`${url}${root}${markdownArchive}\`.`,
    '## Lists',
    [
      `${link('API reference', referenceListPath(root))}: each page of the reference`,
      ...(pages.some(({ id }) => id === skillPage)
        ? [
            `${link('SKILL.md', `${siteAddress.baseUrl}${skillFolder}/SKILL.md`)}: rules, mistakes and changes that you need before you write o1js`,
          ]
        : []),
      ...more.map(([name, path]) => link(name, path)),
    ].join('\n'),
    ...groupsOf(
      pages.filter(({ isGenerated }) => !isGenerated),
      url,
    ),
  ]);
}

/** @returns the list of a version's reference, in the same format */
export function listOfReference(
  { pages, root }: VersionOfPages,
  o1js: string,
  url: string,
): string {
  return join([
    `# API reference of o1js ${o1js}`,
    `> Each export of the package, with its members. [The guides](${url}${listPath(root)}) have another list.`,
    ...groupsOf(
      pages.filter(({ isGenerated }) => isGenerated),
      url,
    ),
  ]);
}

function groupsOf(pages: readonly MarkdownPage[], url: string): string[] {
  const groups = new Map<string, MarkdownPage[]>();
  for (const page of pages) pushToMap(groups, page.group, page);
  return [...groups].flatMap(([group, ofGroup]) => [
    `## ${group}`,
    ofGroup.map((page) => entryOf(page, url)).join('\n'),
  ]);
}

function join(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}

function entryOf(
  { title, permalink, description }: MarkdownPage,
  url: string,
): string {
  const link = `- [${title}](${url}${markdownPath(permalink)})`;
  return description ? `${link}: ${description}` : link;
}
