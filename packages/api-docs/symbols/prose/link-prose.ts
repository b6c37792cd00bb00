import path from 'node:path';
import type { InlineCode, Link, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  docsFolder,
  type Release,
  releases,
} from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { checksOfPage } from '@o1js-docs/samples/parse/checks-of-page';
import type { Problem } from '@o1js-docs/samples/sample';
import type { ApiSymbol } from '../symbol';
import { readTable, type SymbolTable } from '../table/read-table';
import { codeOf, identifiersOf } from './identifiers';
import { classifyName, type Names } from './classify-name';
import { readName } from './read-name';

/** The part of a page's front matter that is about names. */
interface FrontMatter {
  not_in_release?: readonly string[];
}

/**
 * Finds the names of o1js in the text of a guide.
 *
 * @returns those that become links, once a section, and those that the release does not have
 */
export function namesOfPage(
  tree: Root,
  page: string,
  release: Release,
  table: SymbolTable,
  frontMatter: FrontMatter = {},
): { links: NameLink[]; problems: NameProblem[] } {
  return readNames(tree, {
    table,
    others: otherTables(release),
    // The check of the front matter says that it has to be a list.
    exceptions: new Set([frontMatter.not_in_release ?? []].flat().map(String)),
    ...identifiersOf([codeOf(tree, page), ...codeOfChecks(page)]),
  });
}

/** Links names in the text of a guide. The content checks report those that the release does not have. */
export function linkProse(
  tree: Root,
  page: string,
  release: Release,
  table: SymbolTable,
): void {
  const { links } = namesOfPage(tree, page, release, table);
  const root = path.posix.relative(
    path.posix.dirname(page),
    docsFolder(release),
  );
  for (const { code, parent, symbol } of links) {
    const index = (parent.children as unknown[]).indexOf(code);
    const url = `${root || '.'}/${symbol.page!}${symbol.anchor ? `#${symbol.anchor}` : ''}`;
    const link: Link = { type: 'link', url, children: [code] };
    parent.children.splice(index, 1, link);
  }
}

function otherTables(release: Release): Names['others'] {
  return releases
    .filter((each) => each !== release)
    .flatMap((each) => {
      const table = readTable(each, projectFolder);
      return table ? [{ label: each.label, table }] : [];
    });
}

/** A name that only a check uses is a name of the release, too. */
function codeOfChecks(page: string): string[] {
  return checksOfPage(page, projectFolder).checks.map(
    ({ sample, packageQuote }) => sample?.code ?? packageQuote?.text ?? '',
  );
}

/** Mistakes in names, by line. The page is the file of its checks, if they are in its fine print. */
type NameProblem = Omit<Problem, 'page'> & Partial<Problem>;

interface NameLink {
  code: InlineCode;
  parent: Parents;
  symbol: ApiSymbol;
}

/** @returns the names in text that become links, and those that are wrong. */
export function readNames(
  tree: Root,
  names: Names,
): { links: NameLink[]; problems: NameProblem[] } {
  const links: NameLink[] = [];
  const problems: NameProblem[] = [];
  const unused = new Set(names.exceptions);
  let linked = new Set<ApiSymbol>();
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading') linked = new Set();
    if (node.type !== 'inlineCode') return;
    const written = readName(node.value);
    if (!written) return;
    unused.delete(written.name);
    const { symbol, problem } = classifyName(written, names);
    if (problem !== undefined) {
      const file = node.data?.file;
      problems.push({
        ...(file && { page: file }),
        line: node.position?.start.line ?? 1,
        message: problem,
      });
    }
    if (!symbol?.page || linked.has(symbol) || !parent) return;
    if (parent.type === 'heading' || parent.type === 'link') return;
    linked.add(symbol);
    links.push({ code: node, parent, symbol });
  });
  for (const name of unused) {
    const message = `The page does not name ${name}: remove it from not_in_release in the front matter.`;
    problems.push({ line: 1, message });
  }
  return { links, problems };
}
