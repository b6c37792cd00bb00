import { docusaurusMeta, flags, flagValues } from './flags';

/** The parsed info string of a fence, without its language. */
export interface FenceMeta {
  flags: ReadonlyMap<string, string>;
  /** The parts for Docusaurus: title, highlighted lines, line numbers. */
  docusaurus: string;
  title?: string;
  problems: string[];
}

const token =
  /(?<lines>\{[^}]*\})|(?<name>[^\s=]+?)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+)))?(?=\s|$)/g;

/**
 * Takes a fence's info string apart.
 *
 * @param meta what follows the language, e.g. `title="x.ts" {1,3} fresh`
 * @param extraFlags names of flags that this language allows besides the listed ones
 * @returns the flags, Docusaurus' part, and what is wrong with the rest
 */
export function parseFenceMeta(
  meta: string,
  extraFlags: readonly string[] = [],
): FenceMeta {
  const found = new Map<string, string>();
  const docusaurus: string[] = [];
  const problems: string[] = [];
  let title: string | undefined;
  const known = [...Object.keys(flags).map(nameOfFlag), ...extraFlags];
  for (const { 0: text, groups = {} } of meta.matchAll(token)) {
    const name = groups.name ?? '';
    const value = groups.double ?? groups.single ?? groups.bare ?? '';
    if (groups.lines || docusaurusMeta.includes(name)) {
      docusaurus.push(text);
      if (name === 'title') title = value;
    } else if (!known.includes(name)) {
      problems.push(unknownFlag(text));
    } else if (found.has(name)) {
      problems.push(`The fence has the flag ${name} twice.`);
    } else {
      const needed = flagValues[name];
      if (needed && !value.trim()) {
        problems.push(
          `The flag ${name} needs ${needed}: write ${name}="${needed}".`,
        );
      } else if (!needed && text !== name) {
        problems.push(`The flag ${name} takes no value: write only ${name}.`);
      }
      found.set(name, value.trim());
    }
  }
  return {
    flags: found,
    docusaurus: docusaurus.join(' '),
    ...(title && { title }),
    problems,
  };
}

/** @returns the files from which a page's fences are filled, relative to the site's folder; found without parsing the page */
export function sourcesOfPage(markdown: string): string[] {
  const fences = markdown.matchAll(/^[ >]*(?:`{3,}|~{3,})\S+ (.*)$/gm);
  return [...fences].flatMap(([, meta = '']) => {
    const source = parseFenceMeta(meta).flags.get('source');
    return source?.split('#')[0] ?? [];
  });
}

function nameOfFlag(flag: string): string {
  return flag.split('=')[0] ?? flag;
}

function unknownFlag(text: string): string {
  const list = Object.entries(flags).map(
    ([flag, meaning]) => `  ${flag.padEnd(22)}${meaning}`,
  );
  return [`Unknown flag: ${text}. A ts block takes:`, ...list].join('\n');
}
