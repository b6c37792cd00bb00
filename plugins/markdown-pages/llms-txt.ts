import { pushToMap } from '../push-to-map';
import { markdownArchive, markdownPath } from '../../config/paths';
import { site } from '../../config/site';
import type { MarkdownPage, VersionOfPages } from './page';

/**
 * @param o1js the release of the version
 * @param url the site's origin
 * @returns `llms.txt` of a version: its pages by group, with descriptions, in the format of llmstxt.org
 */
export function listOfPages(
  { pages, root }: VersionOfPages,
  o1js: string,
  url: string,
): string {
  const groups = new Map<string, MarkdownPage[]>();
  for (const page of pages) {
    pushToMap(groups, page.group, page);
  }
  const parts = [
    `# o1js ${o1js}`,
    '> Documentation of o1js, the TypeScript library for zero-knowledge programs and zkApps on Mina. Every sample of the guides is run, and every circuit cost measured, on this release.',
    `All guides in one file: [llms-full.txt](${url}${root}llms-full.txt)`,
    `All pages as Markdown files: [${markdownArchive}](${url}${root}${markdownArchive})`,
    `Every exported name with its signature and page, as JSON: [symbols.json](${url}${root}symbols.json)`,
    `What differs between two releases, for reading in a browser: [Compare](${url}${site.baseUrl}compare)`,
    ...[...groups].flatMap(([group, ofGroup]) => [
      `## ${group}`,
      ofGroup.map((page) => entryOf(page, url)).join('\n'),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** @returns `llms-full.txt` of a version: all its guides */
export function fullText(guides: readonly string[], o1js: string): string {
  return [`<!-- The guides of o1js ${o1js} -->`, ...guides].join('\n\n');
}

function entryOf(
  { title, permalink, description }: MarkdownPage,
  url: string,
): string {
  const link = `- [${title}](${url}${markdownPath(permalink)})`;
  return description ? `${link}: ${description}` : link;
}
