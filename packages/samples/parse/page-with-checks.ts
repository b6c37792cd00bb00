import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Release } from '@o1js-docs/project/releases';
import { readHeadings } from '@o1js-docs/markdown/headings';
import { misquotes } from '../statements/misquotes';
import type { Problem, Sample } from '../sample';
import { checksOfPage, type PageCheck } from './checks-of-page';
import { pagesOf } from './pages';
import { samplesOfTree, tryParse, type PageSamples } from './samples-of-page';

/** A page and the checks beside it. The samples contain the code of both, in the order in which they run. */
export interface PageWithChecks extends PageSamples {
  checks: PageCheck[];
}

/**
 * Reads a page and its checks from disk.
 *
 * @param siteFolder absolute path of the folder that `page` is relative to
 * @returns the page; if it does not parse, it has no samples and one problem
 */
export function readPageWithChecks(
  page: string,
  siteFolder: string,
): PageWithChecks {
  const text = readFileSync(path.join(siteFolder, page), 'utf8');
  const parsed = tryParse(page, text);
  return parsed.tree
    ? joinChecks(parsed.tree, page, siteFolder)
    : { page, samples: [], checks: [], problems: [parsed.problem] };
}

/** @returns all guides of a release with their checks */
export function samplesOfRelease(
  release: Release,
  siteFolder: string,
): PageWithChecks[] {
  return pagesOf(release, siteFolder).map((page) =>
    readPageWithChecks(page, siteFolder),
  );
}

/** @returns the page that the tree is of, with its checks after the samples of their section */
export function joinChecks(
  tree: Root,
  page: string,
  siteFolder: string,
): PageWithChecks {
  const ofPage = samplesOfTree(tree, page, siteFolder);
  const { file, checks, problems } = checksOfPage(page, siteFolder);
  const sections = sectionsOf(tree);
  const samples = sections.flatMap(({ id, from, to }): Sample[] => [
    ...ofPage.samples.filter(
      ({ startLine }) => from < startLine && startLine <= to,
    ),
    ...checks.flatMap(({ section, sample }) =>
      section === id ? (sample ?? []) : [],
    ),
  ]);
  return {
    page,
    samples,
    checks,
    problems: [
      ...ofPage.problems,
      ...problems,
      ...unknownSections(sections, checks, file),
      ...misquotes(tree, file, checks),
    ],
  };
}

/** A heading of a page, and the lines up to the next one. */
interface Section {
  id: string;
  from: number;
  to: number;
}

function sectionsOf(tree: Root): Section[] {
  const starts = [{ id: '', from: 0 }];
  const headings = readHeadings(tree);
  visit(tree, 'heading', (heading) => {
    const from = heading.position?.start.line ?? 0;
    starts.push({ id: headings.get(heading)?.id ?? '', from });
  });
  return starts.map((start, index) => ({
    ...start,
    to: starts[index + 1]?.from ?? Infinity,
  }));
}

function unknownSections(
  sections: readonly Section[],
  checks: readonly PageCheck[],
  file: string,
): Problem[] {
  const ids = sections.map(({ id }) => id);
  const wrong = new Map(
    checks
      .filter(({ section }) => !ids.includes(section))
      .map(({ section, sectionLine }) => [section, sectionLine]),
  );
  return [...wrong].map(([section, line]) => ({
    page: file,
    line,
    message: `The page has no section ${section}. It has: ${ids.filter(Boolean).join(', ')}.`,
  }));
}
