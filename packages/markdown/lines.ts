/** A line of Markdown. `isCode` is true inside a fenced block and for its fences. */
export interface MarkdownLine {
  text: string;
  isCode: boolean;
}

const opening = /^\s*(`{3,}|~{3,})/;

/** @returns the lines of a page, found without parsing it */
export function markdownLines(markdown: string): MarkdownLine[] {
  let fence: string | undefined;
  return markdown.split('\n').map((text) => {
    if (fence === undefined) {
      fence = opening.exec(text)?.[1];
      return { text, isCode: fence !== undefined };
    }
    const line = text.trim();
    // A block ends at a fence of the same kind that is as long or longer.
    const isEnd = line.startsWith(fence) && /^(`+|~+)$/.test(line);
    if (isEnd) fence = undefined;
    return { text, isCode: true };
  });
}

/** @returns the page without its code */
export function proseOf(markdown: string): string {
  return markdownLines(markdown)
    .filter(({ isCode }) => !isCode)
    .map(({ text }) => text)
    .join('\n')
    .replace(/(`+)[^]*?\1/g, '');
}
