import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { isJsx } from '../../markdown/jsx';
import type { Check, Finding } from '../guide';

/** Images say what they show, and are there. */
export const images: Check = ({ page, tree }, { siteFolder }) => {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image') {
      if (!node.alt?.trim()) {
        findings.push({
          line,
          message: `The image ${node.url} has no text for those who do not see it: ![What it shows](${node.url})`,
        });
      }
      const file = fileOf(node.url, page, siteFolder);
      if (file && !existsSync(file)) {
        findings.push({ line, message: `There is no image ${node.url}.` });
      }
    }
    if (
      'attributes' in node &&
      isJsx(node) &&
      node.name === 'img' &&
      !node.attributes.some((a) => 'name' in a && a.name === 'alt')
    ) {
      findings.push({
        line,
        message: 'The <img> has no alt attribute. Add what it shows.',
      });
    }
  });
  return findings;
};

function fileOf(
  url: string,
  page: string,
  siteFolder: string,
): string | undefined {
  if (/^[a-z]+:|^#/.test(url)) return undefined;
  return url.startsWith('/')
    ? path.join(siteFolder, 'static', url)
    : path.resolve(siteFolder, path.dirname(page), url);
}
