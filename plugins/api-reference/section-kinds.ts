import {
  type Application,
  type Context,
  i18n,
  translateTagName,
} from 'typedoc';
import { type ApiPart, markPart } from '../markdown/api-parts';

/** Kind of a section -> keys of the words that TypeDoc and its Markdown theme write at its start. */
const keys: Readonly<Partial<Record<ApiPart, readonly string[]>>> = {
  members: [
    'kind_plural_accessor',
    'kind_plural_constructor',
    'kind_plural_enum_member',
    'kind_plural_method',
    'kind_plural_property',
    'theme_type_declaration',
  ],
  list: [
    'kind_plural_parameter',
    'kind_plural_type_parameter',
    'theme_union_members',
  ],
  signature: [
    'kind_call_signature',
    'kind_get_signature',
    'kind_index_signature',
    'kind_set_signature',
  ],
  origin: [
    'theme_extended_by',
    'theme_extends',
    'theme_implementation_of',
    'theme_implements',
    'theme_overrides',
  ],
  inherited: ['theme_inherited_from'],
  returns: ['theme_returns'],
  source: ['theme_defined_in'],
};

/** Tags whose section is more than a remark. The theme joins a symbol's examples into one tag, `@examples`. */
const partsOfTags: Readonly<Record<string, ApiPart>> = {
  '@returns': 'returns',
  '@deprecated': 'deprecated',
};

/** Surround a mark while TypeDoc writes a page. They come from a private area of Unicode, because TypeDoc would escape comments. */
const [open, close] = ['\uE000', '\uE001'];

const rawMark = new RegExp(`${open}(\\w+)${close}`, 'g');

/**
 * Makes TypeDoc mark the kind of a section after its own words. All of these
 * words come from its translations, and names come from the sources.
 *
 * @param context a converted project, whose comments have the tags in use
 */
export function markSectionKinds(app: Application, context: Context): void {
  // The types lack the theme's keys, and don't take a variable as a key.
  const words = i18n as unknown as Record<string, () => string>;
  const marked: Record<string, string> = {};
  const mark = (key: string, text: string, part: string) => {
    if (!text.includes(open)) marked[key] = `${text}${open}${part}${close}`;
  };
  for (const [part, keysOfPart] of Object.entries(keys)) {
    for (const key of keysOfPart) mark(key, words[key]!(), part);
  }
  for (const tag of tagsOf(context)) {
    const key = `tag_${tag.slice(1)}`;
    mark(
      key,
      translateTagName(tag as `@${string}`),
      partsOfTags[tag] ?? 'remark',
    );
  }
  app.internationalization.addTranslations('en', marked);
}

function tagsOf({ project }: Context): Set<string> {
  const tags = new Set(['@examples']);
  for (const { comment } of Object.values(project.reflections)) {
    comment?.blockTags.forEach(({ tag }) => tags.add(tag));
  }
  return tags;
}

/**
 * @param page Markdown as the theme wrote it
 * @returns the page with its marks as Markdown comments, at the end of headings and source lines
 */
export function writeMarks(page: string): string {
  return page
    .split('\n')
    .map((line) => {
      const part = rawMark.exec(line)?.[1];
      rawMark.lastIndex = 0;
      if (part === undefined) return line;
      const text = line.replace(rawMark, '');
      const isMarked = text.startsWith('#') || part === 'source';
      return isMarked ? markPart(text, part) : text;
    })
    .join('\n');
}
