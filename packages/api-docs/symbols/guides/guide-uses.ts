import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { executedChecks } from '@o1js-docs/samples/sample';
import { parseFrontMatter } from '@o1js-docs/markdown/front-matter';
import { readHeadings } from '@o1js-docs/markdown/headings';
import { parsePage } from '@o1js-docs/markdown/parse';
import type { SampleLink } from '../sampleLink';
import { linksOfNames } from '../samples/links';
import { namesInTree, readNames } from '../samples/page-names';
import type { SymbolTable } from '../table/read-table';
import { Excerpts, freeNames } from './excerpt';

/** A part of a guide, up to the next heading. */
export interface GuideSection {
  /** Relative to the docs of the version: `basic-types/int.mdx`. */
  page: string;
  title: string;
  /** Its heading; absent for what comes before the first. */
  heading?: { text: string; anchor: string };
}

/** Lines of a guide that show a symbol. */
export interface GuideUse {
  section: GuideSection;
  /** The lines that show it, where they are few and were executed. */
  code?: string;
  /** The names in these lines. */
  links: SampleLink[];
  /** True if the lines are whole statements of their block. */
  isWhole: boolean;
  /** Number of names in the lines that are declared elsewhere in the guide. */
  unknown: number;
}

/**
 * Finds the samples of a release's guides that name its symbols. Names that are
 * not resolved yet are left out.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns the uses of each symbol by its id, in the order of pages and lines
 */
export async function guideUses(
  release: Release,
  table: SymbolTable,
  siteFolder: string,
): Promise<Map<string, GuideUse[]>> {
  const uses = new Map<string, GuideUse[]>();
  for (const page of pagesOf(release, siteFolder)) {
    const found = await usesOfPage(page, release, table, siteFolder);
    for (const [id, use] of found) pushToMap(uses, id, use);
  }
  return uses;
}

async function usesOfPage(
  page: string,
  release: Release,
  table: SymbolTable,
  siteFolder: string,
): Promise<[id: string, GuideUse][]> {
  const file = path.join(siteFolder, page);
  const known = readNames(siteFolder, page);
  if (!known) return [];
  const text = readFileSync(file, 'utf8');
  const { frontMatter } = await parseFrontMatter({
    filePath: file,
    fileContent: text,
  });
  const tree = parsePage({ file, text });
  const sectionOf = sectionsOf(tree, {
    page: path.posix.relative(docsFolder(release), page),
    title: typeof frontMatter.title === 'string' ? frontMatter.title : page,
  });
  const ref = { page, docsVersion: release.docsVersion };
  return namesInTree(tree, ref, known).flatMap(({ node, sample, names }) => {
    const { shownLines } = sample;
    const section = sectionOf(node);
    const isExecuted = executedChecks.includes(sample.check);
    const excerpts = new Excerpts(sample.code);
    const shown = names.filter(([line]) => shownLines.includes(line));
    return shown.map(([line, column, , id]): [string, GuideUse] => {
      const excerpt = isExecuted ? excerpts.around(line, column) : undefined;
      if (!excerpt?.lines.every((each) => shownLines.includes(each))) {
        return [id, { section, links: [], isWhole: false, unknown: 0 }];
      }
      const { code, lines, indent, isWhole } = excerpt;
      const links = linksOfNames(shown, lines, table, release, indent);
      const free = [...freeNames(code)].filter((name) => !table.byId.has(name));
      return [id, { section, code, links, isWhole, unknown: free.length }];
    });
  });
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
