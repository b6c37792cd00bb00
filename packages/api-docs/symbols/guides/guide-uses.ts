import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { executedChecks } from '@o1js-docs/samples/sample';
import { readFrontMatter } from '@o1js-docs/markdown/read-front-matter';
import { readHeadings } from '@o1js-docs/markdown/headings';
import { tryParse } from '@o1js-docs/samples/parse/samples-of-page';
import type { SampleLink } from '../sampleLink';
import { linksOfNames } from '../samples/links';
import { namesInTree, readNames } from '../samples/page-names';
import type { SymbolTable } from '../table/read-table';
import { type Excerpt, Excerpts, freeNames } from './excerpt';

/** A part of a guide, up to the next heading. */
export interface GuideSection {
  /** Relative to the docs of the version: `basic-types/int.mdx`. */
  page: string;
  title: string;
  /** Its heading; absent for what comes before the first. */
  heading?: { text: string; anchor: string };
}

/** A guide, as the reference shows it. */
export interface Guide {
  section: GuideSection;
  /** The symbols that its front matter says it explains, by name. */
  explains: readonly string[];
  /** The symbols in its samples by id, in the order of lines. */
  uses: readonly GuideUse[];
}

interface GuideUse {
  id: string;
  /** Lines that show it. */
  example?: GuideExample;
}

/** A few lines that were executed. */
export interface GuideExample {
  section: GuideSection;
  code: string;
  /** The names in these lines. */
  links: SampleLink[];
  /** Names that are declared elsewhere in the guide. */
  unknown: string[];
}

/** Pages whose code is no everyday use. */
const ofExceptions = /\b(errors?|quirks)\b/;

/**
 * Reads the guides of a release. Names in samples that are not resolved yet are
 * left out.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export function readGuides(
  release: Release,
  table: SymbolTable,
  siteFolder: string,
): Guide[] {
  return pagesOf(release, siteFolder).flatMap((page) => {
    const text = readFileSync(path.join(siteFolder, page), 'utf8');
    // Why a page does not parse is told by the checks of content.
    const { tree } = tryParse(page, text);
    if (!tree) return [];
    const { title, explains } = readFrontMatter(text);
    const section = {
      page: path.posix.relative(docsFolder(release), page),
      title: typeof title === 'string' ? title : page,
    };
    return {
      section,
      explains: Array.isArray(explains) ? explains.map(String) : [],
      uses: usesIn(tree, page, section, release, table, siteFolder),
    };
  });
}

function usesIn(
  tree: Root,
  page: string,
  start: GuideSection,
  release: Release,
  table: SymbolTable,
  siteFolder: string,
): GuideUse[] {
  const known = readNames(siteFolder, page);
  if (!known) return [];
  const sectionOf = sectionsOf(tree, start);
  return namesInTree(tree, page, known).flatMap(({ node, sample, names }) => {
    const { shownLines } = sample;
    const isExecuted =
      executedChecks.includes(sample.check) && !ofExceptions.test(page);
    const excerpts = new Excerpts(sample.code);
    const shown = names.filter(([line]) => shownLines.includes(line));
    return shown.map(([line, column, , id]): GuideUse => {
      const excerpt = isExecuted ? excerpts.around(line, column) : undefined;
      const isShown = excerpt?.lines.every((each) => shownLines.includes(each));
      if (!isShown || !isEveryday(excerpt!)) return { id };
      const { code, lines, indent } = excerpt!;
      const links = linksOfNames(shown, lines, table, release, indent);
      const unknown = freeNames(code).filter((name) => !table.byId.has(name));
      const section = sectionOf(node);
      return { id, example: { section, code, links, unknown } };
    });
  });
}

/** @returns false for a failure, and for code that hides what the symbol takes, or skips its checks */
function isEveryday({ code }: Excerpt): boolean {
  return !/\/\/ throws |\b(any|Unsafe)\b/.test(code);
}

/** @returns a function that gives the section of a block. */
function sectionsOf(tree: Root, start: GuideSection) {
  const headings = readHeadings(tree);
  const sections = new Map<Code, GuideSection>();
  let section = start;
  visit(tree, ['heading', 'code'], (node) => {
    if (node.type === 'code') sections.set(node, section);
    if (node.type !== 'heading') return;
    const { text, id } = headings.get(node)!;
    section = { ...start, heading: { text, anchor: id } };
  });
  return (node: Code): GuideSection => sections.get(node) ?? start;
}
