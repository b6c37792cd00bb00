import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { changelogPageFile as changelogPage } from '../../../config/paths';
import { isOfNoVersion } from '../../../config/paths';
import { site as address } from '../../../config/site';
import type { Check, Finding } from '../guide';

/** Links lead to existing pages, and to headings on them. */
export const links: Check = ({ page, tree }, site) => {
  const findings: Finding[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    const { url } = node as { url: string };
    const message = wrong(url, page, site);
    if (message) {
      findings.push({ line: node.position?.start.line ?? 1, message });
    }
  });
  return findings;
};

function wrong(
  url: string,
  page: string,
  { siteFolder, anchorsOf }: Parameters<Check>[1],
): string | undefined {
  if (/^(?:https:|mailto:)/.test(url)) return undefined;
  if (url.startsWith('http:')) return `${url} is not encrypted: write https:`;
  if (isOfNoVersion(url)) return undefined;
  if (url.startsWith('/')) {
    return `${url} is an address. Link to the page's file, which moves with its version: ./other.mdx`;
  }
  if (url.startsWith(address.url)) {
    return `${url} leaves the page's version. Link to the page's file: ./other.mdx`;
  }
  const [file = '', anchor] = url.split('#');
  const target = file
    ? path.posix.join(path.posix.dirname(page), decodeURI(file))
    : page;
  if (!existsSync(path.join(siteFolder, target))) {
    if (isNotGeneratedYet(target, siteFolder)) return undefined;
    return `${url} leads to ${target}, which does not exist.`;
  }
  if (!anchor || !/\.mdx?$/.test(target)) return undefined;
  const anchors = anchorsOf(target);
  if (!anchors || anchors.has(anchor)) return undefined;
  const similar = [...anchors].filter(
    (a) => a.includes(anchor) || anchor.includes(a),
  );
  return `${target} has no heading #${anchor}.${
    similar.length > 0
      ? ` It has: ${similar.map((a) => `#${a}`).join(', ')}`
      : ''
  }`;
}

/** Links to the reference and the changelog are left to the build until it has generated these pages. */
function isNotGeneratedYet(target: string, siteFolder: string): boolean {
  if (target.endsWith(`/${changelogPage}`)) return true;
  const [folder] = /^.*\/api-reference\//.exec(target) ?? [];
  return folder !== undefined && !existsSync(path.join(siteFolder, folder));
}
