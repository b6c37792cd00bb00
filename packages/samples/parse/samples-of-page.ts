import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from '@o1js-docs/markdown/parse';
import { includeSources } from '../include/include-sources';
import type { Problem, Sample } from '../sample';
import { sampleOfFence, type ReadFence } from './sample-of-fence';

/** The samples of a page in reading order, and what is wrong with their fences. */
export interface PageSamples {
  /** Path relative to the site's root, with forward slashes. */
  page: string;
  samples: Sample[];
  problems: Problem[];
}

/** The component with a task for the reader. */
export const taskName = 'YourTurn';

/** Blocks that were read. Once a page shows them, they have neither their flags nor their hidden code. */
const read = new WeakMap<Code, ReadFence>();

/**
 * @param file that the tree is of, relative to the site's root
 * @returns every fence of a parsed page in reading order, as its author wrote it
 */
export function fencesOfTree(tree: Root, file: string): ReadFence[] {
  const fences: ReadFence[] = [];
  visit(tree, 'code', (node, _index, parent) => {
    const isTask =
      parent?.type === 'mdxJsxFlowElement' && parent.name === taskName;
    const fence = read.get(node) ?? sampleOfFence(node, { file, isTask });
    read.set(node, fence);
    fences.push(fence);
  });
  return fences;
}

/**
 * Reads the samples of a page from disk.
 *
 * @param siteFolder absolute path of the folder that `page` is relative to
 * @returns the samples; a page that does not parse has none and one problem
 */
export function samplesOfPage(page: string, siteFolder: string): PageSamples {
  const text = readFileSync(path.join(siteFolder, page), 'utf8');
  const parsed = tryParse(page, text);
  return parsed.tree
    ? samplesOfTree(parsed.tree, page, siteFolder)
    : { page, samples: [], problems: [parsed.problem] };
}

/** @returns the tree of a page or a file of checks, or why it does not parse */
export function tryParse(
  file: string,
  text: string,
): { tree: Root } | { tree?: undefined; problem: Problem } {
  try {
    return { tree: parsePage({ file, text }) };
  } catch (error) {
    const { reason, line } = error as { reason?: string; line: number };
    const message = `The file does not parse: ${reason ?? String(error)}`;
    return { problem: { page: file, line, message } };
  }
}

/** @returns the samples of a page that is parsed; blocks of example projects are filled. */
export function samplesOfTree(
  tree: Root,
  page: string,
  siteFolder: string,
): PageSamples {
  const fences = fencesOfTree(tree, page);
  return {
    page,
    samples: fences.flatMap(({ sample }) => sample ?? []),
    problems: [
      ...fences.flatMap(({ problems }) => problems),
      ...includeSources(fences, page, siteFolder),
    ],
  };
}
