import { type Content, element } from './elements';
import { stableId, titleText } from './text';
import { inlineCode } from './pieces';
import type { Section } from './sections';

/** A longer type takes more lines than a row has. */
const longestType = 60;

/**
 * Finds the properties that have only a type and a sentence. Their origin is
 * left out.
 *
 * @param sections of a group of members
 * @returns a list of them, and the sections that need more than a row
 */
export function propertyList(sections: readonly Section[]): {
  rows: Content[];
  others: Section[];
} {
  const rows = new Map(
    sections.flatMap((section): [Section, Content][] => {
      const row = rowOf(section);
      return row ? [[section, row]] : [];
    }),
  );
  // One row is no table.
  if (rows.size < 2) return { rows: [], others: [...sections] };
  return {
    rows: [element('api-properties', {}, [...rows.values()])],
    others: sections.filter((section) => !rows.has(section)),
  };
}

function rowOf(section: Section): Content | undefined {
  const [first, ...description] = section.content;
  const isPlain = section.sections.every(
    ({ kind }) => kind === 'origin' || kind === 'inherited',
  );
  if (!first || !('code' in first) || !isPlain || description.length > 1)
    return undefined;
  const type = typeOf(first.code.value, section.title.replace(/\?$/, ''));
  const texts = description.flatMap((block) =>
    'text' in block ? [block.text] : [],
  );
  if (type === undefined || texts.some((text) => /\n\n|^[-`:>]/.test(text)))
    return undefined;
  return element(
    'api-entry',
    { id: stableId(section), member: section.title.replace(/\?$/, '') },
    [
      element('api-type', {}, [
        `**${titleText(section)}** ${inlineCode(type)}`,
      ]),
      ...texts,
    ],
  );
}

/** @returns the text after the name in `static NUM_BITS: number = 64;`; undefined for more than one line */
function typeOf(code: string, name: string): string | undefined {
  const at = code.search(new RegExp(`\\b${name}\\??: `));
  if (at < 0 || code.includes('\n')) return undefined;
  const type = code
    .slice(code.indexOf(': ', at) + 2)
    .replace(/;$/, '')
    .trim();
  return type.length <= longestType ? type : undefined;
}
