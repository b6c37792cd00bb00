import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  LoadedVersion,
  DocMetadata,
} from '@docusaurus/plugin-content-docs';
import {
  apiFolder,
  groupOfPage,
  isApiPage,
  readSidebars,
} from '../../markdown/page-groups';
import { type CutPage, cutSections } from './cut-sections';
import type { Page, PageKind, Section } from './page';
import { referencePhrases } from './reference-phrases';
import type { SectionCache } from './section-cache';

const changelogId = 'changelog';

/**
 * Cuts every page that a docs version shows. Drafts, unlisted pages and pages
 * with `search_exclude: true` in their front matter are left out.
 *
 * @param version a version as the docs plugin loaded it
 * @param siteDir absolute path of the site
 * @param cache where cut pages are kept
 * @throws Error that names the page when its Markdown cannot be parsed
 */
export function collectPages(
  version: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  siteDir: string,
  cache: SectionCache,
): Page[] {
  const sidebar = readSidebars(version.sidebars);
  const shown = version.docs
    .filter(
      ({ draft, unlisted, frontMatter }) =>
        !draft &&
        !unlisted &&
        !('search_exclude' in frontMatter && frontMatter.search_exclude),
    )
    .map((doc) => ({
      doc,
      kind: kindOf(doc),
      cut: cutDoc(doc, siteDir, cache),
    }));
  const inbound = countInboundLinks(shown);
  return shown.map(({ doc, kind, cut }) => ({
    path: doc.permalink,
    group: groupOfPage(doc.id, sidebar),
    kind,
    inboundLinks: inbound.get(doc.source) ?? 0,
    ...(kind === 'api'
      ? withReferencePhrases(doc.id, cut.sections)
      : { keywords: keywordsOf(doc), sections: cut.sections }),
  }));
}

function withReferencePhrases(
  id: string,
  sections: readonly Section[],
): Pick<Page, 'keywords' | 'sections'> {
  const address = id.slice(apiFolder.length);
  const keywords = referencePhrases[address];
  return {
    ...(keywords && { keywords }),
    sections: sections.map((section) => {
      const phrases = referencePhrases[`${address}#${section.anchor}`];
      return phrases ? { ...section, phrases } : section;
    }),
  };
}

/** @returns what a page's front matter says of it, as phrases with commas between them. */
function keywordsOf({ description, frontMatter }: DocMetadata): string {
  const { sidebar_label: label = '', keywords = [] } = frontMatter;
  return [label, ...keywords, description].filter(Boolean).join(',');
}

function kindOf({ id }: DocMetadata): PageKind {
  if (isApiPage(id)) return 'api';
  return id === changelogId ? 'changelog' : 'guide';
}

function cutDoc(
  doc: DocMetadata,
  siteDir: string,
  cache: SectionCache,
): CutPage {
  const file = doc.source.replace('@site', siteDir);
  const source = readFileSync(file, 'utf8');
  const page = { file, title: doc.title, kind: kindOf(doc) };
  try {
    return cache.get(
      JSON.stringify([source, path.extname(file), page.title, page.kind]),
      () => cutSections(source, page),
    );
  } catch (error) {
    throw new Error(
      `Search could not read ${doc.source}: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** @returns file (as `@site/...`) -> number of other files that link to it. */
function countInboundLinks(
  pages: readonly { doc: DocMetadata; cut: CutPage }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { doc, cut } of pages) {
    const targets = new Set(
      cut.links.map((link) =>
        path.posix.join(path.posix.dirname(doc.source), link),
      ),
    );
    targets.delete(doc.source);
    for (const target of targets) {
      counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return counts;
}
