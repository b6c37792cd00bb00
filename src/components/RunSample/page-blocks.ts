import { textHash } from '@site/src/text/textHash';
import type { RunBlock, RunData } from './run-data';

/** A `ts` block of the page, and its element. */
export interface PageBlock extends RunBlock {
  element: HTMLElement;
}

/** A line of a block as the page shows it. */
export interface ShownLine {
  block: PageBlock;
  element: HTMLElement;
}

/**
 * Finds the samples on the page, which may have other code blocks too.
 *
 * @throws RangeError if a block with Run is missing: the site changed after the page was loaded
 */
export function pageBlocks({ blocks }: RunData): PageBlock[] {
  const elements = Array.from(
    document.querySelectorAll<HTMLElement>(
      'article .theme-code-block.language-ts',
    ),
    (element) => ({ element, hash: textHash(codeOf(element)) }),
  );
  return blocks.flatMap((block) => {
    const place = elements.findIndex(({ hash }) => hash === block.hash);
    const [found] = place < 0 ? [] : elements.splice(0, place + 1).slice(-1);
    if (!found && (block.run ?? block.proves)) {
      throw new RangeError('The page shows other samples.');
    }
    return found ? [{ ...block, element: found.element }] : [];
  });
}

/** @returns the element of a line of the Markdown; undefined for hidden lines */
export function shownLine(
  blocks: readonly PageBlock[],
  line: number,
): ShownLine | undefined {
  for (const block of blocks) {
    const index = block.shownLines.indexOf(line - block.startLine);
    const element = linesOf(block.element)[index];
    if (element) return { block, element };
  }
  return undefined;
}

function codeOf(block: HTMLElement): string {
  return Array.from(linesOf(block), ({ textContent }) =>
    textContent.replace(/\n$/, ''),
  ).join('\n');
}

function linesOf(block: HTMLElement): NodeListOf<HTMLElement> {
  return block.querySelectorAll('.token-line');
}
