import { z } from 'zod';
import { compareFile, markdownPath } from '@o1js-docs/project/paths';
import { maxQueryLength } from '@o1js-docs/search/constants';
import { sectionOf } from '@o1js-docs/markdown/section';
import type { SymbolCost } from '@o1js-docs/api-docs/symbols/costs/cost';
import { costTexts } from '@o1js-docs/api-docs/symbols/costs/words';
import { nearest } from '@o1js-docs/api-docs/symbols/prose/nearest';
import type { IndexRecord } from '@o1js-docs/search/engine/index-records';
import { compareReleases } from '@o1js-docs/release-notes/comparison/compare-releases';
import type { CompareData } from '@o1js-docs/release-notes/comparison/data';
import { type Docs, openDocs, type PublishedSymbol } from './docs';
import type { ReadFile } from './files';
import { releaseOfProject } from './release';

/** What a tool of the server, and a command of the command line, does. */
export interface Tool {
  description: string;
  /** In the order of the command line. */
  input: Record<string, z.ZodType<string | undefined>>;
  run: (input: Record<string, string | undefined>) => Promise<string>;
}

const mostHits = 8;
const snippetLength = 240;
const longestName = 80;
const errorPage = /\/getting-started\/(?:common-errors|errors\/)/;

const text = (description: string) => z.string().min(1).describe(description);
const release = z
  .string()
  .optional()
  .describe('o1js release, e.g. 2.15.0. Default: the one of the project');

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
  const about = async (
    wanted: string | undefined,
    write: (docs: Docs) => string | Promise<string>,
  ) => {
    const docs = await open(wanted ?? releaseOfProject(project));
    const answer = await write(docs);
    return [`o1js ${docs.o1js}. ${docs.note}`.trim(), answer].join('\n\n');
  };
  return {
    search: {
      description:
        'Search the o1js documentation: words, a name, an error message, or types like "UInt64 => Bool". Read the page before you write code.',
      input: { query: text('what to look for'), release },
      run: ({ query = '', release }) =>
        about(release, (docs) => {
          const hits = find(docs, query).slice(0, mostHits);
          return hits.length > 0
            ? hits.map(hitText).join('\n\n')
            : 'Nothing is about this. Ask in other words, or read the page getting-started/common-errors.';
        }),
    },
    read_page: {
      description:
        'Read a page of the o1js documentation as Markdown, or only one of its sections.',
      input: {
        page: text('path or address, e.g. basic-types/field or a search hit'),
        section: z.string().optional().describe('title of a heading'),
        release,
      },
      run: ({ page = '', section, release }) =>
        about(release, async (docs) => {
          const record = findPage(docs, page);
          if (!record) {
            const paths = docs.records
              .filter(({ level }) => level === 1)
              .map(({ url }) => url);
            return `There is no page ${shorten(page)}. ${suggestion(page, paths)}`;
          }
          const heading = section ?? (record.level > 1 ? record.title : '');
          return readPart(docs, record.url, heading);
        }),
    },
    symbol: {
      description:
        'Look up an export of o1js or a member: signature, cost in rows, the release that brought it, an example and guides. A name that is missing here does not exist in the release.',
      input: { name: text('e.g. Field.assertEquals'), release },
      run: ({ name = '', release }) =>
        about(release, async (docs) => {
          const symbols = await docs.symbols();
          const wanted = name.replace(/\(\)$/, '').replace('#', '.');
          const found = symbols.filter((symbol) => symbol.name === wanted);
          return found.length > 0
            ? found.map(symbolText).join('\n\n')
            : `o1js ${docs.o1js} has no ${shorten(name)}. ${suggestion(
                wanted,
                symbols.map((symbol) => symbol.name),
              )}`;
        }),
    },
    compare: {
      description:
        'Compare two o1js releases: names that are gone or new, changed signatures, costs, and what to write instead.',
      input: {
        from: text('e.g. 1.9.1'),
        to: text('e.g. 2.15.0').optional(),
      },
      run: async ({ from = '', to }) => {
        const data = JSON.parse(await read(compareFile)) as CompareData;
        const newest = data.releases.at(-1)!;
        return comparisonText(
          data,
          from.slice(0, longestName),
          (to ?? newest).slice(0, longestName),
        );
      },
    },
    explain_error: {
      description:
        'Explain an error message of o1js, of its compiler or of the Mina network: cause, fix, and code that shows both.',
      input: { message: text('the message as printed'), release },
      run: ({ message = '', release }) =>
        about(release, async (docs) => {
          const hits = find(docs, message).filter(
            ({ url, level }) => errorPage.test(url) && level > 1,
          );
          // A page of its own says more than the list of all messages.
          const best =
            hits.slice(0, 3).find(({ url }) => url.includes('/errors/')) ??
            hits[0];
          return best
            ? `${originless(best.url)}\n\n## ${best.title}\n\n${await readPart(docs, best.url, best.title)}`
            : 'No page explains this message. If it is the message of an assertion in the program, look at that assertion.';
        }),
    },
  };
}

/** @returns the records that a query finds. The engine's own limit holds for queries. */
function find({ index, types }: Docs, query: string): IndexRecord[] {
  return index
    .search(query.slice(0, maxQueryLength), types)
    .map(({ record }) => record);
}

function hitText({ url, hierarchy, text }: IndexRecord): string {
  const title = hierarchy.filter(Boolean).join(' > ');
  const snippet =
    text.length > snippetLength ? `${text.slice(0, snippetLength)}…` : text;
  return [`- ${title} (${originless(url)})`, snippet]
    .filter(Boolean)
    .join('\n  ');
}

/** @returns an address as `read_page` takes it */
function originless(url: string): string {
  return url.replace(/^\//, '');
}

/** Only pages of the index can be read, so a path can't lead anywhere else. */
function findPage({ records }: Docs, page: string): IndexRecord | undefined {
  const plain = (address: string) =>
    address
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(/\.md(?=#|$)/, '')
      .replace(/\/(?=#|$)/, '')
      .replace(/^\//, '');
  const wanted = plain(page);
  return records.find(({ url }) => {
    const address = plain(url);
    return address === wanted || address.endsWith(`/${wanted}`);
  });
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

function symbolText(symbol: PublishedSymbol): string {
  const { name, kind, signature, summary, since, deprecated, page } = symbol;
  const cost = symbol.cost as SymbolCost | undefined;
  return [
    `## ${name} (${symbol.instance ? `${kind} of instances` : kind})`,
    fence(signature),
    summary,
    deprecated === undefined ? '' : `Deprecated. ${deprecated}`,
    cost && `Cost in a circuit: ${costTexts(cost).join('; ')}`,
    since && `Since ${since}`,
    symbol.example && `Example from a guide:\n\n${fence(symbol.example)}`,
    symbol.guides?.length && `Guides: ${symbol.guides.join(', ')}`,
    page && `Reference: ${page}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const fence = (code: string) => `\`\`\`ts\n${code}\n\`\`\``;

function comparisonText(data: CompareData, from: string, to: string): string {
  const { removed, added, deprecated, changed, costs, migrations } =
    compareReleases(data, from, to);
  const signatures = changed.map(({ name, before, after }) => {
    const code = fence(`// ${from}\n${before}\n// ${to}\n${after}`);
    return `### ${name}\n\n${code}`;
  });
  const parts = {
    'What to write instead': migrations.map((m) => `- ${m.name}: ${m.text}`),
    Gone: removed,
    New: added,
    Deprecated: deprecated,
    'Other signatures': signatures,
    'Other costs': (costs ?? []).map(
      (each) => `- ${each.name}: ${each.before}, now ${each.after}`,
    ),
  };
  return [
    `# o1js ${from} to ${to}`,
    ...Object.entries(parts).flatMap(([title, lines]) =>
      lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [],
    ),
  ].join('\n\n');
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
