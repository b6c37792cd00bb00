/** @returns the code of a block as it was written: one element a line, and line numbers are not text */
export function codeOf(pre: HTMLPreElement): string {
  return Array.from(
    pre.querySelectorAll('.token-line'),
    (line) => line.textContent,
  ).join('\n');
}
