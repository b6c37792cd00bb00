import type { Parents } from 'mdast';

/**
 * What a heading or paragraph of a generated API page is. The generator writes
 * it down, because the words do not tell: a member may be named `Returns`. What
 * has no mark is the name of something, or text.
 *
 * - `members`: a group of members, such as `Methods`
 * - `list`: holds nothing but named entries, such as `Parameters`
 * - `signature`: one of the ways to call or read a member
 * - `origin`, `inherited`: where a symbol comes from or goes to
 * - `returns`, `deprecated`, `remark`: what the doc comment says in tags
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
 * @returns what it says; undefined when there is none
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
