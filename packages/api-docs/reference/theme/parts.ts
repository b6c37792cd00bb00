import { codeFence } from './comments';
import { type Description, idsInside, saysMore, stableId } from './description';
import { type Content, element } from './elements';
import { type Code, escaped, inlineCode } from './pieces';

/** A longer signature is folded to its head. */
const mostLines = 12;

/**
 * @param facts of the line below the name
 * @param added after the examples
 * @returns metadata, signature, description and examples, then the parts that add something to the signature
 */
export function body(
  { source, origins, code, leftOut, ...section }: Description,
  facts: readonly string[] = [],
  added?: Content,
): Content {
  const link = source && `[source](${source})`;
  const words = [...facts, ...origins, link].filter(Boolean).join(' · ');
  const also = stableIds(leftOut);
  return [
    words && element('api-facts', words),
    section.deprecation,
    code && folded(code, element('api-signature', codeFence(code), { also })),
    section.text,
    section.examples,
    // Without code the parts have the signatures, which come first.
    code ? [added, section.parts] : [section.parts, added],
  ];
}

/** @returns a heading with its anchor */
export function headingOf(section: Description, level: number): string {
  return `${'#'.repeat(Math.min(level, 6))} ${titleText(section)} {#${section.id}}`;
}

/** @returns the title as Markdown */
export function titleText({ title, isDeprecated }: Description): string {
  return isDeprecated ? `~~${escaped(title)}~~` : escaped(title);
}

/** @returns a box that says why not to use a symbol */
export function deprecation(text: Content, id?: string): Content {
  return element('api-deprecated', [element('api-label', 'Deprecated'), text], {
    id,
  });
}

/** @returns a part with its label */
export function labelled(part: Description, inside: Content): Content {
  const id = stableId(part.id);
  return element('api-part', [
    element('api-label', titleText(part), { id }),
    element('api-content', inside),
  ]);
}

/** @returns the contents of a list, or of an entry below its name */
export function entryContent(section: Description, name?: string): Content {
  const { type, code, members } = section;
  const line = [name, type].filter(Boolean).join(' ');
  const entries = members.filter(saysMore).map(entry);
  return [
    line && element('api-type', line),
    section.deprecation,
    code && folded(code, codeFence(code)),
    section.text,
    section.examples,
    entries.length > 0 && element('api-list', entries),
    section.parts,
  ];
}

function entry(section: Description): Content {
  const { id, leftOut, members } = section;
  const others = members.filter((each) => !saysMore(each));
  const also = stableIds([...leftOut, ...others.flatMap(idsInside)]);
  const content = entryContent(section, `**${titleText(section)}**`);
  return element('api-entry', content, { id, also });
}

function stableIds(ids: readonly string[]): string {
  return ids.flatMap((id) => stableId(id) ?? []).join(' ');
}

/** @returns the content; behind the head of the code if that is long */
function folded({ value }: Code, content: Content): Content {
  const lines = value.split('\n');
  if (lines.length <= mostLines) return content;
  const summary = `${inlineCode(headLine(lines[0]!))} ${lines.length} lines`;
  return element('api-fold', [element('api-summary', summary), content]);
}

/** The first line, with its open bracket closed. */
function headLine(first: string): string {
  const start = first.length > 100 ? `${first.slice(0, 100)}…` : first;
  return /[{([<]$/.test(start) ? `${start} … }` : start;
}
