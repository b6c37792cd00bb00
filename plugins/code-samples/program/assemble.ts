import type { Sample } from '../sample';
import { mergeImports } from './merge-imports';

/**
 * Puts blocks together as one module in which every line of code stands on the
 * line it has in the Markdown: a compiler's or a stack's line number needs no map.
 *
 * @param samples blocks of one page in reading order
 */
export function assemble(samples: readonly Sample[]): string {
  const lines: string[] = [];
  for (const { code, startLine } of samples) {
    for (const [index, text] of code.split('\n').entries()) {
      lines[startLine - 1 + index] = text;
    }
  }
  return mergeImports(Array.from(lines, (line) => line ?? '').join('\n'));
}

/** @returns the block that a line of the Markdown belongs to. */
export function sampleAt(
  samples: readonly Sample[],
  line: number,
): Sample | undefined {
  return samples.find(
    ({ startLine, endLine }) => startLine <= line && line <= endLine,
  );
}
