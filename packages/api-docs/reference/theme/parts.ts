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
  added: readonly Content[] = [],
): Content[] {
  const words = [
    ...facts,
    ...origins,
    ...(source ? [`[source](${source})`] : []),
  ];
  return [
    ...(words.length > 0
      ? [element('api-facts', {}, [words.join(' · ')])]
      : []),
    ...section.deprecation,
    ...(code
      ? [
          folded(
            code,
            element('api-signature', { also: stableIds(leftOut) }, [
              codeFence(code),
            ]),
          ),
        ]
      : []),
    ...section.text,
    ...section.examples,
    ...added,
    ...section.parts,
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
export function deprecation(text: readonly string[], id?: string): Content[] {
  const label = element('api-label', {}, ['Deprecated']);
  return [element('api-deprecated', { id }, [label, ...text])];
}

/** @returns a part with its label */
export function labelled(
  part: Description,
  inside: readonly Content[],
): Content {
  return element('api-part', {}, [
    element('api-label', { id: stableId(part.id) }, [titleText(part)]),
    element('api-content', {}, inside),
  ]);
}

/** @returns the contents of a list, or of an entry below its name */
export function entryContent(section: Description, name?: string): Content[] {
  const { type, code, members } = section;
  const entries = members.filter(saysMore);
  const line = [name, type].filter(Boolean).join(' ');
  return [
    ...(line ? [element('api-type', {}, [line])] : []),
    ...section.deprecation,
    ...(code ? [folded(code, codeFence(code))] : []),
    ...section.text,
    ...section.examples,
    ...(entries.length > 0
      ? [
          element(
            'api-list',
            {},
            entries.map((each) => entry(each)),
          ),
        ]
      : []),
    ...section.parts,
  ];
}

function entry(section: Description): Content {
  const { id, leftOut, members } = section;
  const others = members.filter((each) => !saysMore(each));
  return element(
    'api-entry',
    { id, also: stableIds([...leftOut, ...others.flatMap(idsInside)]) },
    entryContent(section, `**${titleText(section)}**`),
  );
}

function stableIds(ids: readonly string[]): string {
  return ids.flatMap((id) => stableId(id) ?? []).join(' ');
}

/** @returns the content; behind the head of the code if that is long */
function folded(code: Code, content: Content): Content {
  const lines = code.value.split('\n');
  if (lines.length <= mostLines) return content;
  const summary = `${inlineCode(headLine(lines[0]!))} ${lines.length} lines`;
  return element('api-fold', {}, [
    element('api-summary', {}, [summary]),
    content,
  ]);
}

/** The first line, with its open bracket closed. */
function headLine(first: string): string {
  const start = first.length > 100 ? `${first.slice(0, 100)}…` : first;
  return /[{([<]$/.test(start) ? `${start} … }` : start;
}
