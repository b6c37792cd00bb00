import { nearest } from '@o1js-docs/api-docs/symbols/prose/nearest';
import { readTable } from '@o1js-docs/api-docs/symbols/table/read-table';
import { docsFolder, urlPrefix } from '@o1js-docs/project/releases';
import { phrasesEntry } from '@o1js-docs/markdown/search-phrases';
import type { Check, Finding } from '../guide';

/** Entries that guides use, and at the end those of a step of the course. */
const entries = [
  ...['title', 'description', 'id', 'slug', 'keywords', phrasesEntry],
  ...['sidebar_label', 'not_in_release', 'not_linked', 'draft', 'unlisted'],
  ...['explains', 'run', 'hide_table_of_contents'],
  ...['toc_max_heading_level', 'custom_edit_url'],
  ...['task', 'minutes', 'hints', 'guide', 'proves', 'threads'],
];
/** Other entries that Docusaurus reads. */
const ofDocusaurus = [
  ...['hide_title', 'image', 'last_update', 'pagination_label', 'tags'],
  ...['pagination_next', 'pagination_prev', 'parse_number_prefixes'],
  ...['sidebar_class_name', 'sidebar_custom_props', 'sidebar_key'],
  ...['sidebar_position', 'displayed_sidebar', 'toc_min_heading_level'],
];
const lists = ['keywords', 'not_in_release', 'not_linked', 'tags'];
/** YAML reads `yes` and `no` as words. */
const switches = ['draft', 'hide_table_of_contents', 'run', 'unlisted'];
/** Characters of an address that no chat and no terminal changes. */
const simpleName = /^[\w.-]+$/;

/** The page has a title, and no entry is misspelled. Docusaurus ignores entries that it doesn't know. */
export const frontMatter: Check = ({ frontMatter, text }) => [
  ...(isText(frontMatter.title) || /^# \S/m.test(text)
    ? []
    : [
        {
          line: 1,
          message: noTitle(frontMatter.title, text),
        },
      ]),
  ...Object.entries(frontMatter).flatMap(([key, value]) => {
    const message = wrongEntry(key, value);
    return message ? [{ line: lineOf(key, text), message }] : [];
  }),
];

function wrongEntry(key: string, value: unknown): string | undefined {
  if (lists.includes(key) && !Array.isArray(value)) {
    return `${key} is not a list. Write ${key}: [one]`;
  }
  if (switches.includes(key) && typeof value !== 'boolean') {
    return `${key} is neither true nor false. Write ${key}: true, or ${key}: false.`;
  }
  const known = [...entries, ...ofDocusaurus];
  const [meant] = known.includes(key) ? [] : nearest(key, known, 0.6);
  return meant && `Nothing reads ${key}. Write ${meant}.`;
}

/** @returns why a page has no title, and what to write */
function noTitle(title: unknown, text: string): string {
  if (typeof title === 'number') {
    return `The title ${title} is a number. Write title: '${title}'`;
  }
  return /^\s+---\r?\n/.test(text)
    ? 'The front matter begins below an empty line, so nothing reads it. Remove what is above its first ---.'
    : 'The front matter has no title. Add title: the page’s only h1.';
}

/** Each page is in a sidebar, and its path makes a good address. */
export const address: Check = ({ page, release, frontMatter }, site) => {
  const path = page.slice(
    docsFolder(release).length + 1,
    page.lastIndexOf('.'),
  );
  const parts = path.split('/');
  const name = isText(frontMatter.id) ? frontMatter.id : parts.at(-1);
  const id = [...parts.slice(0, -1), name].join('/');
  const { file, isListed } = site.sidebarOf(release);
  const isHidden = frontMatter.draft === true || frontMatter.unlisted === true;
  const route = `/o1js/${urlPrefix(release)}${path}`;
  const slug = isText(frontMatter.slug) ? frontMatter.slug.split('/') : [];
  const unfit = [...parts, ...slug.filter(Boolean)].find(
    (part) => !simpleName.test(part),
  );
  const others = site.pagesAt(page, release).filter((other) => other !== page);
  return [
    others.length > 0 &&
      `${others.join(', ')} has the same address, so readers see only one of the pages. Write another slug, or name the file differently.`,
    !isListed(id) &&
      !isHidden &&
      `No sidebar lists the page. Add '${id}' to ${file}, or unlisted: true to the front matter.`,
    unfit !== undefined &&
      !site.publishedRoutes.has(route) &&
      `“${unfit}” makes an address that breaks when someone sends it. Name files and folders in lower-case-with-hyphens.`,
  ].flatMap((message) => (message ? { line: 1, message } : []));
};

/** Search aliases belong to headings of the page. */
export const phrases: Check = ({ page, frontMatter, text }, { anchorsOf }) => {
  const aliases = frontMatter[phrasesEntry] ?? {};
  if (typeof aliases !== 'object' || Array.isArray(aliases)) {
    const message = `${phrasesEntry} is not a map. Write, indented below it, anchor-of-a-heading: one phrase, another phrase`;
    return [{ line: lineOf(phrasesEntry, text), message }];
  }
  const anchors = anchorsOf(page);
  // The text doesn't parse, so its headings aren't known.
  if (!anchors) return [];
  return Object.entries(aliases).flatMap(([anchor, value]): Finding[] => {
    if (isText(value) && anchors.has(anchor)) return [];
    const message = isText(value)
      ? `${phrasesEntry} names ${anchor}, but the page has no such heading. Its anchors: ${[...anchors].join(', ')}`
      : `The phrases of ${anchor} are not text. Write ${anchor}: one phrase, another phrase`;
    return [{ line: lineOf(anchor, text), message }];
  });
};

/** The symbols that a guide explains exist in its release. They are known once its reference is generated. */
export const explains: Check = (guide, { siteFolder }) => {
  const { release, frontMatter, text } = guide;
  const { explains: names = [] } = frontMatter;
  const table = readTable(release, siteFolder);
  const line = lineOf('explains', text);
  if (!Array.isArray(names)) {
    return [
      { line, message: 'explains is not a list. Write explains: [Field]' },
    ];
  }
  const known = table?.symbols.map(({ name }) => name) ?? [];
  return names.map(String).flatMap((name) => {
    if (!table || known.includes(name)) return [];
    const similar = nearest(name, known).join(', ');
    const message = `explains names ${name}, which the release of the page lacks.${similar && ` Is it ${similar}?`}`;
    return [{ line, message }];
  });
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** @returns the line of an entry, whose key YAML allows in quotes */
function lineOf(key: string, text: string): number {
  const lines = text.split('\n').map((line) => line.trim());
  const starts = ['', "'", '"'].map((quote) => `${quote}${key}${quote}:`);
  return lines.findIndex((line) => starts.some((s) => line.startsWith(s))) + 1;
}
