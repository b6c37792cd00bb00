import { docsFolder, urlPrefix } from '@o1js-docs/project/releases';
import { likeness, letterPairs } from '@o1js-docs/markdown/letterPairs';
import { phrasesEntry } from '@o1js-docs/markdown/search-phrases';
import type { Check, Finding } from '../guide';

/** Entries that each page has, and what they hold. */
const needed: Readonly<Record<string, string>> = {
  title: 'the page’s only h1',
  description: 'one sentence on what the reader can do after the page',
};
/** All entries that guides use, and at the end those of a step of the course. */
const entries = [
  ...Object.keys(needed),
  ...['id', 'slug', 'kind', 'keywords', phrasesEntry, 'sidebar_label'],
  ...['not_in_release', 'not_linked', 'draft', 'unlisted'],
  ...['hide_table_of_contents', 'toc_max_heading_level', 'custom_edit_url'],
  ...['task', 'minutes', 'hints', 'guide', 'proves', 'threads'],
];
const simpleName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The front matter has what the site shows, and nothing that it ignores. */
export const frontMatter: Check = ({ frontMatter, text }) => [
  ...Object.entries(needed)
    .filter(([key]) => !isText(frontMatter[key]))
    .map(([key, meaning]) => ({
      line: 1,
      message: `The front matter has no ${key}. Add ${key}: ${meaning}.`,
    })),
  ...Object.keys(frontMatter)
    .filter((key) => !entries.includes(key))
    .map((key) => ({
      line: lineOf(key, text),
      message: `Guides don't use ${key}. ${instead(key)}`,
    })),
];

function instead(key: string): string {
  if (key.startsWith('sidebar_pos')) return 'Order the pages in sidebars.ts.';
  const like = (entry: string) =>
    likeness(letterPairs(entry), letterPairs(key));
  const [nearest = ''] = entries.toSorted((a, b) => like(b) - like(a));
  return like(nearest) > 0.6
    ? `Write ${nearest}.`
    : `Remove it. They use ${entries.slice(0, -6).join(', ')}.`;
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
  const { file, ids } = site.sidebarOf(release);
  const isHidden = frontMatter.draft === true || frontMatter.unlisted === true;
  const route = `/o1js/${urlPrefix(release)}${path}`;
  const unfit = parts.find((part) => !simpleName.test(part));
  return [
    !ids.has(id) &&
      !isHidden &&
      `No sidebar lists the page. Add '${id}' to ${file}, or unlisted: true to the front matter.`,
    unfit !== undefined &&
      !site.publishedRoutes.has(route) &&
      `“${unfit}” makes a poor address. Name files and folders in lower-case-with-hyphens.`,
  ].flatMap((message) => (message ? { line: 1, message } : []));
};

/** Search aliases belong to headings of the page. */
export const phrases: Check = ({ page, frontMatter, text }, { anchorsOf }) => {
  const aliases = frontMatter[phrasesEntry] ?? {};
  if (typeof aliases !== 'object' || Array.isArray(aliases)) {
    const message = `${phrasesEntry} is not a map. Write, indented below it, anchor-of-a-heading: one phrase, another phrase`;
    return [{ line: lineOf(phrasesEntry, text), message }];
  }
  const anchors = anchorsOf(page) ?? new Set();
  return Object.entries(aliases).flatMap(([anchor, value]): Finding[] => {
    if (isText(value) && anchors.has(anchor)) return [];
    const message = isText(value)
      ? `${phrasesEntry} names ${anchor}, but the page has no such heading. Its anchors: ${[...anchors].join(', ')}`
      : `The phrases of ${anchor} are not text. Write ${anchor}: one phrase, another phrase`;
    return [{ line: lineOf(anchor, text), message }];
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
