/** A parameter of a signature. */
export interface Parameter {
  name: string;
  /** The types of which it takes one. */
  types: readonly string[];
  isOptional: boolean;
}

/**
 * @param signature of a function or a method; of overloads, the first is read
 * @returns its parameters but for `this`; undefined where it is no function
 */
export function parametersOf(signature: string): Parameter[] | undefined {
  const start = signature.search(/[(]/);
  if (start < 0) return undefined;
  const [list = ''] = topLevel(signature.slice(start + 1), ')');
  return topLevel(list, ',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [name = '', ...type] = topLevel(each, ':');
      return {
        name: name.trim().replace(/\?$/, ''),
        types: topLevel(type.join(':'), '|').map((part) => part.trim()),
        isOptional: name.trim().endsWith('?'),
      };
    })
    .filter(({ name }) => name !== 'this');
}

/** Splits at a character that stands outside of brackets. An arrow closes none. */
function topLevel(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [i, character] of [...text].entries()) {
    if (depth === 0 && character === separator) {
      if (separator === ')') return parts;
      parts.push('');
      continue;
    }
    if ('([{<'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    else if (character === '>' && text[i - 1] !== '=') depth--;
    parts[parts.length - 1] += character;
  }
  return parts;
}
