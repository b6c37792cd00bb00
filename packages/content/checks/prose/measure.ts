import { visit } from 'unist-util-visit';
import { currentRelease } from '@o1js-docs/project/releases';
import { includeSources } from '@o1js-docs/samples/include/include-sources';
import { fencesOfTree } from '@o1js-docs/samples/parse/samples-of-page';
import { sentencesOf, visibleText } from '@o1js-docs/markdown/visible-text';
import { readGuide } from '../read-guide';
import { constructions, positive } from './constructions';

/** A page's running text, which has no code, and the first sample that readers see. */
export interface Prose {
  /** `kind` of the front matter. */
  kind: unknown;
  /** `odd` counts sentences with an odd construction, `you` also “your”. */
  counts: Record<
    | 'words'
    | 'sentences'
    | 'odd'
    | 'negations'
    | 'you'
    | 'semicolons'
    | 'tables',
    number
  >;
  /** Lines that are not blank, imported names, and words above the sample. */
  sample?: Record<'lines' | 'imports' | 'wordsBefore', number>;
  /** Words to mend, after their line: each with the advice and the sentence. */
  findings: Record<'odd' | 'negations', string[]>;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu;
const negation =
  /\b(?:not|no|never|cannot|nothing|nobody|none|neither|nor|nowhere)\b|n['’]t\b/gi;
const sentenceEnd = /[.!?:…][)”"’]?$/;
/** A list item or a table cell often has no full stop. From this number of words it counts as a sentence. */
const wordsOfItem = 8;

/**
 * Measures the prose of a page.
 *
 * @param page path relative to `siteFolder`
 * @returns undefined if the page does not parse, which another check reports
 */
export async function measureProse(
  page: string,
  siteFolder: string,
): Promise<Prose | undefined> {
  const release = currentRelease();
  const guide = await readGuide(page, release, siteFolder);
  if (!('tree' in guide)) return undefined;
  const { tree, frontMatter } = guide;
  const ref = { page, docsVersion: release.docsVersion };
  const fences = fencesOfTree(tree, ref);
  includeSources(fences, ref, siteFolder);
  const first = fences.find(({ node }) => /^[jt]sx?$/.test(node.lang ?? ''));
  let tables = 0;
  visit(tree, (node) => {
    if (node.type === 'table') tables += 1;
    if (node.type === 'image') node.alt = '';
    if (node.type === 'inlineCode') {
      node.value = `\`${node.value.replaceAll('`', '')}\``;
    }
  });
  const blocks = visibleText(tree);
  const textUntil = (end: number) =>
    blocks
      .filter(({ line }) => line < end)
      .map((block) => withoutCode(block.text))
      .join('\n');
  const text = textUntil(Infinity);
  const sentences = blocks
    .filter(({ type }) => type !== 'heading')
    .flatMap((block) =>
      sentencesOf(block.text).map((sentence) => ({
        line: block.line,
        sentence,
        odd: oddWords(sentence),
        negations: negationsIn(sentence),
      })),
    )
    .filter(
      ({ sentence }) =>
        sentenceEnd.test(sentence) ||
        count(withoutCode(sentence), word) >= wordsOfItem,
    );
  const listed = (name: 'odd' | 'negations') =>
    sentences.flatMap(({ line, sentence, [name]: found }) =>
      found.map((words) => `${line}: ${words}\n    ${sentence}`),
    );
  return {
    kind: frontMatter.kind,
    counts: {
      words: count(text, word),
      sentences: sentences.length,
      odd: sentences.filter(({ odd }) => odd.length > 0).length,
      negations: count(text, negation),
      you: count(text, /\byou(?:r|rs|rself)?\b/gi),
      semicolons: count(text, /;/g),
      tables,
    },
    sample: first && {
      ...measureCode(first.sample?.visible ?? first.node.value),
      wordsBefore: count(textUntil(first.node.position!.start.line), word),
    },
    findings: { odd: listed('odd'), negations: listed('negations') },
  };
}

/**
 * Adds a step to the text of its course.
 *
 * @param course the steps before it, if any
 * @param page the step's file, which its findings name
 * @returns the text of both, which can have any length
 */
export function joinProse(
  course: Prose | undefined,
  { counts, findings }: Prose,
  page: string,
): Prose {
  const join = (kind: keyof Prose['findings']) => [
    ...(course?.findings[kind] ?? []),
    ...findings[kind].map((words) => ` ${page}:${words}`),
  ];
  const sums = Object.entries(counts).map(([name, count]) => [
    name,
    count + (course?.counts[name as keyof Prose['counts']] ?? 0),
  ]);
  return {
    kind: 'reference',
    counts: Object.fromEntries(sums) as Prose['counts'],
    findings: { odd: join('odd'), negations: join('negations') },
  };
}

/**
 * Finds the odd constructions of a sentence.
 *
 * @param sentence as the reader sees it, with inline code in backticks
 * @returns for each construction its words and what to write instead
 */
export function oddWords(sentence: string): string[] {
  const text = withoutCode(sentence);
  return constructions.flatMap(([advice, ...patterns]) =>
    patterns
      .flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? [])
      .map((words) => `“${words}” ${advice}`),
  );
}

function negationsIn(sentence: string): string[] {
  const words = withoutCode(sentence).match(negation)?.join(', ');
  return words ? [`“${words}” ${positive}`] : [];
}

function measureCode(code: string): { lines: number; imports: number } {
  const clauses = code.matchAll(/^import\s+(?:type\s)?([^'"]+?)\sfrom\s/gm);
  const names = [...clauses].flatMap(([, clause]) => clause!.split(/[{},]/));
  return {
    lines: count(code, /^.*\S/gm),
    imports: names.filter((name) => name.trim()).length,
  };
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, '``');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
