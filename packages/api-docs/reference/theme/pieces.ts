import type { Reflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import type { SampleLink } from '../../symbols/sampleLink';

/** Text of a signature, or a name in it that has a page. */
export type Piece = string | { name: string; target: Reflection };

/** Code whose names are links. */
export interface Code {
  value: string;
  /** Their targets are addresses, or relative to the reference: `classes/Field.md`. */
  links: readonly SampleLink[];
}

/** @returns the pieces as code of several lines */
export function codeOf(
  pieces: readonly Piece[],
  { router }: MarkdownThemeContext,
): Code {
  const links: SampleLink[] = [];
  let value = '';
  for (const piece of pieces) {
    const name = textOf(piece);
    if (typeof piece !== 'string') {
      const before = value.split('\n');
      links.push([
        before.length - 1,
        before.at(-1)!.length,
        name.length,
        router.getFullUrl(piece.target),
      ]);
    }
    value += name;
  }
  return { value, links };
}

/** @returns the pieces as a line of Markdown, in which code and links alternate */
export function inlineOf(
  pieces: readonly Piece[],
  context: MarkdownThemeContext,
): string {
  let text = '';
  let plain = '';
  const endPlain = () => {
    const [, start, code, end] = /^(\s*)([^]*?)(\s*)$/.exec(
      plain.replace(/\s*\n\s*/g, ' '),
    )!;
    text += `${start ? ' ' : ''}${code ? inlineCode(code) : ''}${end ? ' ' : ''}`;
    plain = '';
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') plain += piece;
    else {
      endPlain();
      text += `[${inlineCode(piece.name)}](${context.urlTo(piece.target)})`;
    }
  }
  endPlain();
  return text.trim();
}

/** @returns code in a line of Markdown */
export function inlineCode(code: string): string {
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``;
}

/** Tag of a template whose values are text or pieces: code`typeof ${pieces}`. */
export function code(
  texts: TemplateStringsArray,
  ...values: readonly (string | readonly Piece[])[]
): Piece[] {
  return texts.flatMap((text, i) => [text, ...[values[i] ?? []].flat()]);
}

/** @returns the length of the pieces in a line */
export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + textOf(piece).length, 0);
}

/** @returns the lists of pieces, with a separator between them */
export function joinPieces(
  lists: readonly Piece[][],
  separator: string,
): Piece[] {
  return lists.flatMap((list, i) => (i > 0 ? [separator, ...list] : list));
}

function textOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.name;
}

/**
 * @param links to the other pages of a name, with their kinds: `[interface](…)`
 * @returns `also an [interface](…)`
 */
export function otherKinds([first = '', ...others]: readonly string[]): string {
  const article = /^\[[aeiou]/.test(first) ? 'an' : 'a';
  return `also ${article} ${[first, ...others].join(', ')}`;
}

/** @returns text as Markdown that means nothing else */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>{}|#~:]/g, '\\$&');
}
