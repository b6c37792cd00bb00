import { stringify } from 'yaml';
import { z } from 'zod';
import { compareFile, markdownPath } from '@o1js-docs/project/paths';
import { maxQueryLength } from '@o1js-docs/search/constants';
import { sectionOf } from '@o1js-docs/markdown/section';
import { costTexts } from '@o1js-docs/api-docs/symbols/costs/words';
import { nearest } from '@o1js-docs/api-docs/symbols/prose/nearest';
import type { IndexRecord } from '@o1js-docs/search/engine/index-records';
import { compareReleases } from '@o1js-docs/release-notes/comparison/compare-releases';
import type { CompareData } from '@o1js-docs/release-notes/comparison/data';
import { type Docs, openDocs } from './docs';
import type { ReadFile } from './files';
import { releaseOfProject } from './release';

type Values = Record<string, string | undefined>;

/** What a tool of the server, and a command of the command line, does. */
export interface Tool {
  description: string;
  /** In the order of the command line. */
  input: Record<string, z.ZodType<string | undefined>>;
  run: (input: Values) => Promise<string>;
}

const mostHits = 8;
const snippetLength = 240;
const longestName = 80;
const errorPage = /\/getting-started\/(?:common-errors|errors\/)/;

const text = (description: string) => z.string().min(1).describe(description);
const optional = (description: string) =>
  z.string().optional().describe(description);

/**
 * @param read reads the files of the site
 * @param project folder of the reader's project
 * @returns the tools by their names
 */
export function makeTools(
  read: ReadFile,
  project: string,
): Record<string, Tool> {
  const open = openDocs(read);
  const ofRelease = (
    description: string,
    input: Tool['input'],
    answer: (docs: Docs, input: Values) => string | Promise<string>,
  ): Tool => ({
    description,
    input: {
      ...input,
      release: optional('o1js release. Default: the one of the project'),
    },
    run: async (values) => {
      const release = values.release ?? releaseOfProject(project);
      const { docs, note } = await open(release);
      const head = `o1js ${docs.o1js}. ${note}`.trim();
      return `${head}\n\n${await answer(docs, values)}`;
    },
  });
  return {
    search: ofRelease(
      'Search the o1js documentation: words, a name, an error message, or types like "UInt64 => Bool". Read the page before you write code.',
      { query: text('what to look for') },
      search,
    ),
    read_page: ofRelease(
      'Read a page of the o1js documentation as Markdown, or only one of its sections.',
      {
        page: text('path or address, e.g. basic-types/field or a search hit'),
        section: optional('title of a heading'),
      },
      readPage,
    ),
    symbol: ofRelease(
      'Look up an export of o1js or a member: signature, cost in rows, the release that brought it, an example and guides. A name that is missing here does not exist in the release.',
      { name: text('e.g. Field.assertEquals') },
      findSymbol,
    ),
    compare: {
      description:
        'Compare two o1js releases: names that are gone or new, changed signatures, costs, and what to write instead.',
      input: {
        from: text('e.g. 1.9.1'),
        to: optional('e.g. 2.15.0. Default: the newest'),
      },
      run: async ({ from = '', to }) => {
        const data = JSON.parse(await read(compareFile)) as CompareData;
        const [first, second] = [from, to ?? data.releases.at(-1)!].map(
          (release) => release.slice(0, longestName),
        );
        const { migrations, ...rest } = compareReleases(data, first!, second!);
        // What to write instead is more useful than all that differs.
        return write({ migrations, ...rest });
      },
    },
    explain_error: ofRelease(
      'Explain an error message of o1js, of its compiler or of the Mina network: cause, fix, and code that shows both.',
      { message: text('the message as printed') },
      explainError,
    ),
  };
}

function search(docs: Docs, { query = '' }: Values): string {
  const hits = find(docs, query)
    .slice(0, mostHits)
    .map(({ url, hierarchy, text }) => {
      const isLong = text.length > snippetLength;
      const snippet = isLong ? `${text.slice(0, snippetLength)}…` : text;
      return `- ${hierarchy.filter(Boolean).join(' > ')} (${url})\n  ${snippet}`;
    });
  return hits.length > 0
    ? hits.join('\n\n')
    : 'Nothing is about this. Ask in other words, or read the page getting-started/common-errors.';
}

/** @returns the records that a query finds. The engine's own limit holds for queries. */
function find({ index, types }: Docs, query: string): IndexRecord[] {
  return index
    .search(query.slice(0, maxQueryLength), types)
    .map(({ record }) => record);
}

/** Only pages of the index can be read, so a path can't lead anywhere else. */
function readPage(
  docs: Docs,
  { page = '', section }: Values,
): string | Promise<string> {
  const plain = (address: string) =>
    address.replace(/^(?:https?:\/\/[^/]+)?\/?|(?:\.md|\/)(?=#|$)/g, '');
  const wanted = plain(page);
  const record = docs.records.find(({ url }) =>
    `/${plain(url)}`.endsWith(`/${wanted}`),
  );
  if (record) {
    const heading = section ?? (record.level > 1 ? record.title : '');
    return readPart(docs, record.url, heading);
  }
  const pages = docs.records.filter(({ level }) => level === 1);
  const paths = pages.map(({ url }) => url);
  return `There is no page ${shorten(page)}. ${suggestion(page, paths)}`;
}

async function readPart(
  docs: Docs,
  url: string,
  title: string,
): Promise<string> {
  let markdown = await docs.page(markdownPath(url.replace(/#.*/, '')));
  if (!title) return markdown;
  // Long pages continue in other files.
  for (let last = markdown; ;) {
    const next = /^\[The page continues here\]\((.*)\)$/m.exec(last)?.[1];
    if (!next) break;
    last = await docs.page(new URL(next).pathname);
    markdown += `\n${last}`;
  }
  const headings = [...markdown.matchAll(/^##+ (.*)$/gm)].map(
    ([, heading]) => heading!,
  );
  // A title of the index has no marks of Markdown.
  const plain = (heading: string) => heading.replace(/[`\\*_~]/g, '');
  const heading = headings.find((each) => plain(each) === plain(title));
  return (
    (heading && sectionOf(markdown, heading)) ??
    `The page has no section ${shorten(title)}. It has: ${headings.join(', ')}.`
  );
}

async function findSymbol(docs: Docs, { name = '' }: Values): Promise<string> {
  const symbols = await docs.symbols();
  const wanted = name.replace(/\(\)$/, '').replace('#', '.');
  const found = symbols.filter((symbol) => symbol.name === wanted);
  if (found.length > 0) {
    return write(
      found.map((symbol) => ({
        ...symbol,
        cost: symbol.cost && costTexts(symbol.cost),
      })),
    );
  }
  const names = symbols.map((symbol) => symbol.name);
  return `o1js ${docs.o1js} has no ${shorten(name)}. ${suggestion(wanted, names)}`;
}

/** @returns data as YAML, which people and assistants read */
function write(data: object): string {
  return stringify(data, { lineWidth: 0 });
}

async function explainError(
  docs: Docs,
  { message = '' }: Values,
): Promise<string> {
  const hits = find(docs, message).filter(
    ({ url, level }) => errorPage.test(url) && level > 1,
  );
  // A page of its own says more than the list of all messages.
  const best =
    hits.slice(0, 3).find(({ url }) => url.includes('/errors/')) ?? hits[0];
  return best
    ? `${best.url}\n\n## ${best.title}\n\n${await readPart(docs, best.url, best.title)}`
    : 'No page explains this message. If it is the message of an assertion in the program, look at that assertion.';
}

function suggestion(name: string, names: readonly string[]): string {
  const found = nearest(shorten(name), names);
  return found.length > 0
    ? `The nearest are ${found.join(', ')}.`
    : 'Nothing is near it. Use "search".';
}

function shorten(text: string): string {
  return JSON.stringify(text.slice(0, longestName));
}
