import type { Parents } from 'mdast';

/**
 * The kinds of headings and paragraphs of a generated API page. The generator
 * marks them, because a member may be named `Returns`. Without a mark, a heading
 * is a name and a paragraph is text.
 *
 * - `members`: a group of members, such as `Methods`
 * - `list`: contains only named entries, such as `Parameters`
 * - `signature`: one of the ways to call or read a member
 * - `origin`, `inherited`: the source of an inherited member
 * - `returns`, `deprecated`, `remark`: tags of the doc comment
 * - `source`: the line of the source
 */
const apiParts = [
  'members',
  'list',
  'signature',
  'origin',
  'inherited',
  'returns',
  'deprecated',
  'remark',
  'source',
] as const;

export type ApiPart = (typeof apiParts)[number];

/** A mark, with the space before it. */
export const partMark = / <!-- part: (?<part>\w+) -->/g;

/** @returns the text of a generated heading, from which its id is made. */
export function headingText(title: string): string {
  return title
    .replace(partMark, '')
    .replace(/~~|`/g, '')
    .replace(/\\(.)/g, '$1')
    .trim();
}

/** @returns a line of Markdown with the mark of its part. */
export function markPart(line: string, part: string): string {
  return `${line} <!-- part: ${part} -->`;
}

/**
 * Removes the mark of a parsed heading or paragraph.
 *
 * @returns the kind; undefined if there is no mark
 */
export function takePart({ children }: Parents): ApiPart | undefined {
  const last = children.at(-1);
  if (last?.type !== 'html') return undefined;
  const [mark] = ` ${last.value}`.matchAll(partMark);
  const part = apiParts.find((each) => each === mark?.groups?.part);
  if (!part) return undefined;
  children.pop();
  const before = children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  return part;
}
