const indentation = '  ';

/** A block right below the heading of a name, or of one of its signatures; what doc comments say comes after it, or below headings that say so. */
const signatures =
  /(?<=^#{1,6} (?:(?!<!-- part:).|<!-- part: signature -->)*\n\n```ts\n)[^]*?(?=\n```$)/gm;

/**
 * Writes the signatures of a page as they are shown.
 *
 * @param page Markdown as the theme wrote it, with its marks
 */
export function indentSignatures(page: string): string {
  return page.replace(signatures, indentSignature);
}

/**
 * Indents a signature by the brackets that are open: TypeDoc indents each part
 * of a nested type from the margin, and gives an empty one two lines.
 *
 * @param code a signature as TypeDoc writes it
 */
function indentSignature(code: string): string {
  /** Brackets that are open, by the line that opened them: `Promise<{` is one step. */
  const open: number[] = [];
  return withShortUnions(code.replace(/\{\s*\}/g, '{}'))
    .split('\n')
    .map((line) => {
      const text = line.trim();
      const closing = /^[)\]}>]*/.exec(text)![0].length;
      close(closing, open);
      const depth = open.length;
      const others = balance(text) + closing;
      if (others > 0) open.push(others);
      else close(-others, open);
      return indentation.repeat(depth) + text;
    })
    .join('\n');
}

/**
 * @param brackets that are closed
 * @param open is changed: a line of which all brackets are closed goes
 */
function close(brackets: number, open: number[]): void {
  for (let left = brackets; left > 0 && open.length > 0;) {
    const last = open.pop()!;
    if (last > left) open.push(last - left);
    left -= last;
  }
}

/** The longest line that is still read at once. */
const longestLine = 120;

/** Unions without a bar ahead of the first type, and in one line where that is not too long: TypeDoc gives each type a line and a bar. */
function withShortUnions(code: string): string {
  const lines: string[] = [];
  for (const line of withoutFirstBars(code).split('\n')) {
    const last = lines.at(-1);
    const joined = `${last?.trimEnd()} ${line.trim()}`;
    const isNext = last !== undefined && line.trim().startsWith('|');
    if (isNext && joined.length <= longestLine) lines.splice(-1, 1, joined);
    else lines.push(line);
  }
  return lines.join('\n');
}

function withoutFirstBars(code: string): string {
  return code
    .replace(/([:=,]|=>)\s*\|\s*/g, '$1 ')
    .replace(/([<(])\s*\|\s*/g, '$1');
}

/** Brackets opened minus brackets closed, outside of strings and arrows. */
function balance(line: string): number {
  const brackets = line.replace(/'[^']*'|"[^"]*"|=>/g, '');
  return (
    (brackets.match(/[([{<]/g)?.length ?? 0) -
    (brackets.match(/[)\]}>]/g)?.length ?? 0)
  );
}
