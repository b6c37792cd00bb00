import { sectionOf } from '@o1js-docs/markdown/section';

/** Folder of the skill, below the site's base. */
export const skillFolder = 'skills/o1js';

/** The page that tells readers about the skill. A version without it has no skill. */
export const skillPage = 'getting-started/assistants';

/** The most bytes of SKILL.md: an assistant reads all of it for each task. */
const skillByteBudget = 12_000;

/** The files next to SKILL.md, with the pages that they copy. */
const copies: Readonly<Record<string, readonly string[]>> = {
  'ten-rules.md': ['writing-constraint-systems/ten-rules'],
  'review.md': [
    'writing-constraint-systems/security',
    'how-to/test-with-an-attacker',
  ],
  'errors.md': ['getting-started/common-errors'],
  'circuit-errors.md': [
    'getting-started/errors/building',
    'getting-started/errors/proving',
  ],
  'changes.md': ['getting-started/coming-from-1', 'getting-started/quirks'],
};

/** A place of the template: `{{name page number | heading}}`. */
const place =
  /\{\{(?<name>\w+)(?: (?<page>[\w/-]+))?(?: (?<number>\d+))?(?: \| (?<title>[^}]+))?\}\}/g;

/** Parts of a page that are not code: how the page has them, and how the skill writes them. */
const forms: Readonly<Record<string, [pattern: RegExp, form: string]>> = {
  table: [/^\|.*$/gm, '$&'],
  rules: [/^## (\d+\.) (.+)\n\n\*\*(.+)\*\*$/gm, '$1 **$2.** $3'],
  checklist: [/^\| *\d+ *\| (.+?) *\|.*$/gm, '- [ ] $1'],
  messages: [/^### (`.+`)\n\n\[(.+)\]\([^)]*\)\.$/gm, '- $1: $2'],
};

/**
 * Fills the template of the skill with parts of pages.
 *
 * @param template Markdown with places
 * @param texts Markdown of pages by their ids
 * @param values texts of places without a page
 * @returns the files of the skill by their names
 * @throws Error if a page lacks a part, or SKILL.md is over its budget
 */
export function writeSkill(
  template: string,
  texts: ReadonlyMap<string, string>,
  values: Readonly<Record<string, string>>,
): Map<string, string> {
  const text = template.replace(place, (whole, ...more) => {
    const { name, page, number, title } = more.at(-1) as Record<
      string,
      string | undefined
    >;
    const part = page
      ? partOf(name!, pageOf(texts, page), Number(number ?? 1), title)
      : values[name!];
    // A part without text is gone. A value may be empty.
    if (page ? part : part !== undefined) return part!;
    throw new Error(`The skill's template asks for ${whole}, which is nowhere`);
  });
  const bytes = Buffer.byteLength(text);
  if (bytes > skillByteBudget) {
    throw new Error(
      `SKILL.md has ${bytes} bytes, and may have ${skillByteBudget}. Shorten SKILL.template.md.`,
    );
  }
  return new Map([
    ['SKILL.md', text],
    ...Object.entries(copies).map(([file, pages]): [string, string] => [
      file,
      pages.map((page) => pageOf(texts, page)).join('\n'),
    ]),
  ]);
}

function pageOf(texts: ReadonlyMap<string, string>, page: string): string {
  const text = texts.get(page);
  if (text) return text;
  throw new Error(`The skill is made from ${page}, which is no page`);
}

function partOf(
  name: string,
  text: string,
  number: number,
  title: string | undefined,
): string | undefined {
  const section = title === undefined ? text : (sectionOf(text, title) ?? '');
  if (name === 'code') {
    return [...section.matchAll(/^ *```[^]*?^ *```$/gm)][number - 1]?.[0];
  }
  const [pattern, form = ''] = forms[name] ?? [];
  return (
    pattern &&
    [...section.matchAll(pattern)]
      .map(([found]) => found.replace(pattern, form))
      .join('\n')
  );
}
