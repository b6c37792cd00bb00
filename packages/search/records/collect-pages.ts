import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  LoadedVersion,
  DocMetadata,
} from '@docusaurus/plugin-content-docs';
import {
  checksOfPage,
  finePrintOf,
} from '@o1js-docs/samples/parse/checks-of-page';
import { DiskCache } from '@o1js-docs/project/cache/disk-cache';
import {
  apiFolder,
  groupOfPage,
  isApiPage,
  readSidebars,
} from '@o1js-docs/markdown/page-groups';
import { type SplitPage, splitPage } from './split-page';
import { addSignposts } from './other-names';
import type { Page, PageKind, Section } from './page';
import { referenceAliases } from './reference-aliases';

/**
 * Splits every page that a docs version shows, except drafts and unlisted pages.
 *
 * @param version a version as the docs plugin loaded it
 * @param siteDir absolute path of the site
 * @throws Error that names the page when its Markdown cannot be parsed
 */
export function collectPages(
  version: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  siteDir: string,
): Page[] {
  const sidebar = readSidebars(version.sidebars);
  const shown = version.docs
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .map((doc) => ({ doc, split: splitDoc(doc, siteDir) }));
  const inbound = countInboundLinks(shown);
  const signed = shown.map(({ doc, split }) => ({
    source: doc.source,
    signposts: split.signposts,
    page: {
      path: doc.permalink,
      group: groupOfPage(doc.id, sidebar),
      kind: kindOf(doc),
      inboundLinks: inbound.get(doc.source) ?? 0,
      ...(isApiPage(doc.id)
        ? withReferenceAliases(doc.id, split.sections)
        : {
            keywords: keywordsOf(doc),
            sections: withFinePrint(doc, split.sections, siteDir),
          }),
    },
  }));
  addSignposts(signed);
  return signed.map(({ page }) => page);
}

function withReferenceAliases(
  id: string,
  sections: readonly Section[],
): Pick<Page, 'keywords' | 'sections'> {
  const address = id.slice(apiFolder.length);
  const keywords = referenceAliases[address];
  return {
    ...(keywords && { keywords }),
    sections: sections.map((section) => {
      const aliases = referenceAliases[`${address}#${section.anchor}`];
      return aliases ? { ...section, aliases } : section;
    }),
  };
}

function withFinePrint(
  { source }: DocMetadata,
  sections: readonly Section[],
  siteDir: string,
): Section[] {
  const page = source.replace('@site/', '');
  const { checks } = checksOfPage(page, siteDir);
  return sections.map((section) => {
    const finePrint = finePrintOf(checks, section.anchor)
      .map(({ text }) => text)
      .join(' ');
    return finePrint ? { ...section, finePrint } : section;
  });
}

/** @returns a page's short title, keywords and description, with commas between. */
function keywordsOf({ description, frontMatter }: DocMetadata): string {
  const { sidebar_label: label = '', keywords = [] } = frontMatter;
  return [label, ...keywords, description].filter(Boolean).join(',');
}

function kindOf({ id }: DocMetadata): PageKind {
  if (isApiPage(id)) return 'api';
  return id === 'changelog' ? 'changelog' : 'guide';
}

/** Splitting the whole reference takes ten seconds, and archived versions never change. */
const splitPages = new DiskCache<SplitPage>('search-sections', [
  new URL('split-page.ts', import.meta.url).href,
]);

function splitDoc(doc: DocMetadata, siteDir: string): SplitPage {
  const file = doc.source.replace('@site', siteDir);
  const source = readFileSync(file, 'utf8');
  const page = { file, title: doc.title, kind: kindOf(doc) };
  try {
    return splitPages.get(
      [source, path.extname(file), page.title, page.kind],
      () => splitPage(source, page),
    );
  } catch (error) {
    throw new Error(
      `Search could not read ${doc.source}: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** @returns for each file (`@site/...`) the number of other files that link to it. */
function countInboundLinks(
  pages: readonly { doc: DocMetadata; split: SplitPage }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { doc, split } of pages) {
    const folder = path.posix.dirname(doc.source);
    const targets = split.links.map((link) => path.posix.join(folder, link));
    for (const target of new Set(targets))
      if (target !== doc.source)
        counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}
