/** @returns the printed code of a block as it was written: one element a line, and line numbers are not text */
export function codeOf(pre: HTMLPreElement): string {
  return textOf(pre.querySelectorAll('code > .token-line'));
}

/** @returns the code of a block with the lines that the page hides, and their number */
export function completeCodeOf(pre: HTMLPreElement) {
  return {
    complete: textOf(pre.querySelectorAll('.token-line')),
    hidden: pre.querySelectorAll('details .token-line').length,
  };
}

function textOf(lines: NodeListOf<Element>): string {
  return Array.from(lines, (line) => line.textContent).join('\n');
}

/** @returns the offset in a visible printed program at which the reader has clicked. A browser forgets it when the program is hidden. */
export function clickedOffset(parent: HTMLElement): number | undefined {
  const { focusNode, focusOffset } = getSelection() ?? {};
  const [program] = Array.from(parent.querySelectorAll('pre')).filter((pre) =>
    pre.contains(focusNode ?? null),
  );
  if (!program) return undefined;
  const before = new Range();
  before.selectNodeContents(program);
  before.setEnd(focusNode!, focusOffset!);
  const text = document.createElement('pre');
  text.append(before.cloneContents());
  return (codeOf(text) || text.textContent).length;
}
