import type { Description } from './description';
import { type Content, element } from './elements';
import { titleText } from './parts';
import { inlineCode } from './pieces';

/** A longer type takes more lines than a row has. */
const longestType = 60;

/** @returns a row of a property that has only a type and a sentence, without its origin; undefined for one that needs more than a row */
export function propertyRow(property: Description): Content | undefined {
  const { id, title, code, text, leftOut, parts, members } = property;
  const { deprecation, examples } = property;
  const others = [leftOut, parts, members, examples];
  const isPlain = others.every(({ length }) => length === 0);
  if (!code || deprecation || !isPlain || /\n\n|^[-`:>]/.test(text[0] ?? ''))
    return undefined;
  const name = title.replace(/\?$/, '');
  const type = typeOf(code.value, name);
  if (type === undefined || text.length > 1) return undefined;
  const line = `**${titleText(property)}** ${inlineCode(type)}`;
  const content = [element('api-type', line), text];
  return element('api-entry', content, { id, member: name });
}

/** @returns the text after the name in `static NUM_BITS: number = 64;`; undefined if it is long or has more than one line */
function typeOf(code: string, name: string): string | undefined {
  const at = code.search(new RegExp(`\\b${name}\\??: `));
  if (at < 0 || code.includes('\n')) return undefined;
  const type = code
    .slice(code.indexOf(': ', at) + 2)
    .replace(/;$/, '')
    .trim();
  return type.length <= longestType ? type : undefined;
}
