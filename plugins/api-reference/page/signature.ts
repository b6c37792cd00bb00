const indentation = '  ';

/**
 * Indents a signature by the brackets that are open: TypeDoc indents each part
 * of a nested type from the margin.
 *
 * @param code a signature as TypeDoc writes it
 */
export function indentSignature(code: string): string {
  let depth = 0;
  return code
    .split('\n')
    .map((line) => {
      const text = line.trim();
      const closing = /^[)\]}>]*/.exec(text)![0].length;
      const indented = indentation.repeat(Math.max(0, depth - closing)) + text;
      depth += balance(text);
      return indented;
    })
    .join('\n');
}

/** Brackets opened minus brackets closed, outside of strings and arrows. */
function balance(line: string): number {
  const brackets = line.replace(/'[^']*'|"[^"]*"|=>/g, '');
  return (
    (brackets.match(/[([{<]/g)?.length ?? 0) -
    (brackets.match(/[)\]}>]/g)?.length ?? 0)
  );
}
