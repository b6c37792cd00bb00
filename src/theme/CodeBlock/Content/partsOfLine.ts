import type { Token } from 'prism-react-renderer';
import type { SampleLink } from '@o1js-docs/api-docs/symbols/sampleLink';

/** A part of a line that has one look. */
export interface LinePart {
  text: string;
  className?: string;
  /** The address that it links to. */
  address?: string;
}

/**
 * Joins neighboring tokens that look the same, and splits tokens where links begin
 * and end.
 *
 * @param tokens of a line
 * @param links of the line, in their order
 */
export function partsOfLine(
  tokens: readonly Token[],
  links: readonly SampleLink[],
): LinePart[] {
  const parts: LinePart[] = [];
  const add = (part: LinePart) => {
    const before = parts.at(-1);
    const isSame =
      before?.className === part.className &&
      before?.address === undefined &&
      part.address === undefined;
    if (before && isSame) before.text += part.text;
    else if (part.text) parts.push(part);
  };
  let start = 0;
  for (const token of tokens) {
    // An empty line is a line break for Prism.
    const content = token.content.replace('\n', '');
    const className = classOf(token);
    let at = 0;
    for (const [, column, length, address] of links) {
      const from = column - start;
      // Skips a name of several tokens, and a name inside a link.
      if (from < at || from + length > content.length) continue;
      add({ text: content.slice(at, from), className });
      at = from + length;
      add({ text: content.slice(from, at), className, address });
    }
    add({ text: content.slice(at), className });
    start += content.length;
  }
  return parts;
}

/** @returns what stands between two columns of a line */
export function cutParts(
  parts: readonly LinePart[],
  from: number,
  to = Infinity,
): LinePart[] {
  let start = 0;
  return parts.flatMap((part) => {
    const text = part.text.slice(
      Math.max(0, from - start),
      Math.max(0, to - start),
    );
    start += part.text.length;
    return text ? { ...part, text } : [];
  });
}

/** The classes of tokens, which src/css/code.css colors, and the types of tokens that have them. */
const typesOf = {
  'code-comment': 'comment prolog cdata',
  'code-keyword': 'keyword atrule selector important',
  'code-string': 'string template-string char attr-value regex url',
  'code-number': 'number boolean constant symbol',
  'code-type': 'class-name builtin tag maybe-class-name',
  'code-function': 'function attr-name decorator',
};

const classes = new Map(
  Object.entries(typesOf).flatMap(([className, types]) =>
    types.split(' ').map((type) => [type, className] as const),
  ),
);

/** @returns the class of a token. Comments with an expected output get another one: see the README of packages/samples, "Results". */
function classOf({ types, content }: Token): string | undefined {
  const color = types.map((type) => classes.get(type)).findLast(Boolean);
  if (color && content.startsWith('// =>')) return `${color} code-result`;
  if (color && content.startsWith('// throws ')) return `${color} code-error`;
  return color;
}
