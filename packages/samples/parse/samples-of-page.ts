import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from '@o1js-docs/markdown/parse';
import { includeSources } from '../include/include-sources';
import type { Problem, Sample } from '../sample';
import { sampleOfFence, type ReadFence } from './sample-of-fence';

/** Identifies a page. */
export interface PageRef {
  /** Path relative to the site's root, with forward slashes. */
  page: string;
  docsVersion: string;
}

/** The samples of a page in reading order, and what is wrong with their fences. */
export interface PageSamples extends PageRef {
  samples: Sample[];
  problems: Problem[];
}

/** The component with a task for the reader. */
export const taskName = 'YourTurn';

/** @returns every fence of a parsed page in reading order, read. */
export function fencesOfTree(
  tree: Root,
  { page, docsVersion }: PageRef,
): (ReadFence & { node: Code })[] {
  const fences: (ReadFence & { node: Code })[] = [];
  visit(tree, 'code', (node, _index, parent) => {
    const fence = {
      page,
      file: page,
      isCheck: false,
      isTask: parent?.type === 'mdxJsxFlowElement' && parent.name === taskName,
      docsVersion,
      language: node.lang ?? '',
      meta: node.meta ?? '',
      // Lines may end as on Windows.
      code: node.value.replace(/\r\n?/g, '\n'),
      line: node.position?.start.line ?? 0,
    };
    fences.push({ ...sampleOfFence(fence), node });
  });
  return fences;
}

/**
 * Reads the samples of a page from disk.
 *
 * @param siteFolder absolute path of the folder that `ref.page` is relative to
 * @returns the samples; a page that does not parse has none and one problem
 */
export function samplesOfPage(ref: PageRef, siteFolder: string): PageSamples {
  const text = readFileSync(path.join(siteFolder, ref.page), 'utf8');
  return samplesOfText(text, ref, siteFolder);
}

/**
 * Reads the samples of a page's text.
 *
 * @param siteFolder absolute path of the folder that holds the files of example projects
 * @returns the samples; a text that does not parse has none and one problem
 */
export function samplesOfText(
  text: string,
  ref: PageRef,
  siteFolder: string,
): PageSamples {
  const parsed = tryParse(ref.page, text);
  return parsed.tree
    ? samplesOfTree(parsed.tree, ref, siteFolder)
    : { ...ref, samples: [], problems: [parsed.problem] };
}

/** @returns the tree of a page or a file of checks, or why it does not parse */
export function tryParse(
  file: string,
  text: string,
): { tree: Root } | { tree?: undefined; problem: Problem } {
  try {
    return { tree: parsePage({ file, text }) };
  } catch (error) {
    const { reason, line = 1 } = error as { reason?: string; line?: number };
    const message = `The file does not parse: ${reason ?? String(error)}`;
    // For an element that is not closed, only the message has the place: `(8:1-8:7)`.
    const place = Number(/\((\d+):\d+-/.exec(message)?.[1] ?? line);
    return { problem: { page: file, line: place, message } };
  }
}

/** @returns the samples of a page that is parsed; blocks of example projects are filled. */
export function samplesOfTree(
  tree: Root,
  ref: PageRef,
  siteFolder: string,
): PageSamples {
  const fences = fencesOfTree(tree, ref);
  return {
    ...ref,
    samples: fences.flatMap(({ sample }) => sample ?? []),
    problems: [
      ...fences.flatMap(({ problems }) => problems),
      ...includeSources(fences, ref, siteFolder),
    ],
  };
}
