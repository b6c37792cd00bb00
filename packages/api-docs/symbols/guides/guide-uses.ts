import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { executedChecks } from '@o1js-docs/samples/sample';
import { readFrontMatter } from '@o1js-docs/markdown/read-front-matter';
import { readHeadings } from '@o1js-docs/markdown/headings';
import { parsePage } from '@o1js-docs/markdown/parse';
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

/** Lines of a guide that show a symbol. */
export interface GuideUse {
  section: GuideSection;
  /** The lines that show it, where they are few and were executed. */
  code?: string;
  /** The names in these lines. */
  links: SampleLink[];
  /** The number of the lines, with what makes them harder to read counted as lines. */
  cost: number;
}

/**
 * Finds the samples of a release's guides that name its symbols. Names that are
 * not resolved yet are left out.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns the uses of each symbol by its id, in the order of pages and lines
 */
export function guideUses(
  release: Release,
  table: SymbolTable,
  siteFolder: string,
): Map<string, GuideUse[]> {
  const uses = new Map<string, GuideUse[]>();
  for (const page of pagesOf(release, siteFolder)) {
    const found = usesOfPage(page, release, table, siteFolder);
    for (const [id, use] of found) pushToMap(uses, id, use);
  }
  return uses;
}

function usesOfPage(
  page: string,
  release: Release,
  table: SymbolTable,
  siteFolder: string,
): [id: string, GuideUse][] {
  const known = readNames(siteFolder, page);
  if (!known) return [];
  const text = readFileSync(path.join(siteFolder, page), 'utf8');
  const tree = parsePage({ file: page, text });
  const { title } = readFrontMatter(tree);
  const sectionOf = sectionsOf(tree, {
    page: path.posix.relative(docsFolder(release), page),
    title: typeof title === 'string' ? title : page,
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
        return [id, { section, links: [], cost: 0 }];
      }
      const { code, lines, indent } = excerpt;
      const links = linksOfNames(shown, lines, table, release, indent);
      const unknown = freeNames(code).filter((name) => !table.byId.has(name));
      const cost = costOf(excerpt, unknown.length);
      return [id, { section, code, links, cost }];
    });
  });
}

/** @param unknown number of names that are declared elsewhere in the guide */
function costOf({ code, isWhole }: Excerpt, unknown: number): number {
  const lines = code.split('\n');
  return (
    lines.length +
    Math.max(...lines.map(({ length }) => length)) / 40 +
    (code.includes('// =>') ? 0 : 1) +
    (isWhole ? 0 : 3) +
    // It hides what the symbol takes, or skips its checks.
    (/\b(any|Unsafe)\b/.test(code) ? 4 : 0) +
    1.5 * unknown
  );
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
