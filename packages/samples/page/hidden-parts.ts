import type { Copy } from '../program/copies';

/** Hidden lines of a block: the number of printed lines above them, their summary, and their text. */
export type HiddenPart = [above: number, summary: string, text: string];

const member = /^\s+(?:@method\b|(?:(?:async|static|override) )*\w+\(.*\{$)/;

/** @returns the lines that Copy adds to a block, without those that are only empty */
export function hiddenParts({ lines }: Copy): HiddenPart[] {
  const groups: string[][] = [[]];
  for (const { text, isShown } of lines) {
    if (isShown) groups.push([]);
    else groups.at(-1)!.push(text);
  }
  return groups.flatMap((texts, above): HiddenPart[] =>
    texts.some(Boolean) ? [[above, summaryOf(texts), texts.join('\n')]] : [],
  );
}

function summaryOf(lines: readonly string[]): string {
  const text = lines.join('\n');
  const rest = text.replace(/^import\b[^;]*;$/gm, '').split('\n');
  const filled = rest.filter((line) => line.trim());
  const isBody = /^\s/.test(filled[0] ?? '');
  const methods = isBody
    ? filled.filter((line) => member.test(line)).length
    : 0;
  const count = methods || filled.length;
  const noun = `${methods ? 'method' : 'line'}${count === 1 ? '' : 's'}`;
  const parts = [
    ...(/^import\b/m.test(text) ? ['imports'] : []),
    ...(count ? [`${count} ${noun}`] : []),
  ];
  return `… ${parts.join(' and ')}`;
}
