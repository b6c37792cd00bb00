import type { Code, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { block, line } from './elements';
import { idOf, isOrigin, type Section } from './sections';

/** The row of a property. */
interface Row {
  id: string | undefined;
  name: PhrasingContent[];
  /** Its type, as code. */
  type: string;
  description: RootContent[];
}

/** A longer type takes more lines than a row has. */
const longestType = 60;

/**
 * Finds the properties that have only a type and a sentence. Their origin is
 * left out.
 *
 * @param sections of a group of members
 * @returns rows, and the sections that need more than a row
 */
export function propertyTable(sections: readonly Section[]): {
  rows: RootContent[];
  others: Section[];
} {
  const rows: Row[] = [];
  const others: Section[] = [];
  for (const section of sections) {
    const row = rowOf(section);
    if (row) rows.push(row);
    else others.push(section);
  }
  // One row is no table.
  if (rows.length < 2) return { rows: [], others: [...sections] };
  return {
    rows: [
      block(
        'ul',
        { class: 'api-properties' },
        rows.map(({ id, name, type, description }) =>
          block('li', { id }, [
            line('p', { class: 'api-type' }, [
              { type: 'strong', children: name },
              { type: 'text', value: ' ' },
              { type: 'inlineCode', value: type },
            ]),
            ...description,
          ]),
        ),
      ),
    ],
    others,
  };
}

function rowOf(section: Section): Row | undefined {
  const { heading, content, sections } = section;
  const [first, ...description] = content;
  if (first?.type !== 'code' || !sections.every(isOrigin)) return undefined;
  const type = typeOf(first, toString(heading));
  if (type === undefined || description.length > 1) return undefined;
  const isText = description.every((node) => node.type === 'paragraph');
  return isText
    ? { id: idOf(section), name: heading.children, type, description }
    : undefined;
}

/** @returns the text after the name in `static NUM_BITS: number = 64;`; undefined for more than one line */
function typeOf({ value }: Code, name: string): string | undefined {
  const bare = name.replaceAll(/[?~]/g, '');
  const start = value.includes(`${bare}:`) ? bare : `${bare}?`;
  const at = value.indexOf(`${start}:`);
  if (at < 0 || value.includes('\n')) return undefined;
  const type = value
    .slice(at + start.length + 1)
    .replace(/;$/, '')
    .trim();
  return type.length <= longestType ? type : undefined;
}
