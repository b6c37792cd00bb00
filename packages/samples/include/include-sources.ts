import type { ReadFence } from '../parse/sample-of-fence';
import type { Problem } from '../sample';
import { readSource } from './read-source';

/**
 * Fills the blocks that have a source with the code that it names.
 *
 * Blocks of an archived page keep their code: it was copied when the page was
 * archived, because the projects go on changing.
 *
 * @param page that the fences are of, relative to the site's root
 * @param root absolute path of the folder that sources are relative to
 * @returns a problem for each source that cannot be read, and each block that is not empty
 */
export function includeSources(
  fences: readonly ReadFence[],
  page: string,
  root: string,
): Problem[] {
  const problems: Problem[] = [];
  for (const { node, source } of fences) {
    if (source === undefined) continue;
    const line = node.position?.start.line ?? 1;
    if (node.value.trim()) {
      if (!page.startsWith('docs/')) continue;
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
