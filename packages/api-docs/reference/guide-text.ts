import path from 'node:path';
import type { LeafDirective } from 'mdast-util-directive';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import type { GuideSection } from '../symbols/guides/guide-uses';
import { readUses } from '../symbols/guides/kept-uses';
import { choices, namesIn } from './choices';
import { codeFence } from './theme/comments';
import { element, writeContent } from './theme/elements';

/**
 * @param slot a place for what guides show of a symbol
 * @param page of the reference, relative to `siteFolder`
 * @returns the Markdown of the place; undefined for another directive
 */
export function guideText(
  { name, attributes }: Pick<LeafDirective, 'name' | 'attributes'>,
  page: string,
  release: Release,
  siteFolder: string,
): string | undefined {
  const folder = path.posix.dirname(
    path.posix.relative(docsFolder(release), page),
  );
  const link = ({ page: guide, title, heading }: GuideSection) => {
    const url = `${path.posix.relative(folder, guide)}${heading ? `#${heading.anchor}` : ''}`;
    return `[${heading ? `${title}: ${heading.text}` : title}](${url})`;
  };
  const { symbols } = readUses(release, siteFolder);
  const of = attributes?.of ?? '';
  const uses = symbols[of];
  if (name === 'guide-examples') {
    if (!uses?.example) return '';
    const { code: value, links, section } = uses.example;
    const from = element('api-small', `From ${link(section)}`);
    return writeContent(
      element('api-example', [codeFence({ value, links }), from]),
    );
  }
  if (name !== 'guide-sections') return undefined;
  const sections = uses?.sections.map(link).join(', ');
  const words = uses?.isExplained ? 'Explained in' : 'Used in';
  const choice = choices[of] ?? '';
  const isKnown = namesIn(choice).every((name) => name in symbols);
  const text = [isKnown && choice, sections && `${words} ${sections}`]
    .filter(Boolean)
    .join(' ');
  return writeContent(text && element('api-guides', text));
}
