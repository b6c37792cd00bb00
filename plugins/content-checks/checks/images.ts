import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { Check, Finding } from '../guide';

/** Images have a description, and their files exist. */
export const images: Check = ({ page, tree }, { siteFolder }) => {
  const findings: Finding[] = [];
  visit(tree, 'image', ({ url, alt, position }) => {
    const line = position?.start.line ?? 1;
    if (!alt?.trim()) {
      findings.push({
        line,
        message: `The image ${url} has no text for readers who cannot see it: ![What it shows](${url})`,
      });
    }
    const file = fileOf(url, page, siteFolder);
    if (file && !existsSync(file)) {
      findings.push({ line, message: `The image ${url} does not exist.` });
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
