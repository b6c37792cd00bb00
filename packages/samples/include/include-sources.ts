import type { Code } from 'mdast';
import type { PageRef } from '../parse/samples-of-page';
import type { Problem } from '../sample';
import { readSource } from './read-source';

/** A fence that may be filled from a file. */
export interface SourceFence {
  node: Code;
  source?: string;
}

/**
 * Fills the blocks that have a source with the code that it names.
 *
 * Blocks of an archived page keep their code: it was copied when the page was
 * archived, because the projects go on changing.
 *
 * @param root absolute path of the folder that sources are relative to
 * @returns a problem for each source that cannot be read, and each block that is not empty
 */
export function includeSources(
  fences: readonly SourceFence[],
  { page, docsVersion }: PageRef,
  root: string,
): Problem[] {
  const problems: Problem[] = [];
  for (const { node, source } of fences) {
    if (source === undefined) continue;
    const line = node.position?.start.line ?? 1;
    if (node.value.trim()) {
      if (docsVersion !== 'current') continue;
      const message = `The block is filled with ${source}: leave it empty.`;
      problems.push({ page, line, message });
      continue;
    }
    try {
      node.value = readSource(source, root);
    } catch (error) {
      problems.push({ page, line, message: (error as Error).message });
    }
  }
  return problems;
}
