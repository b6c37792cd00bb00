import path from 'node:path';
import { visit } from 'unist-util-visit';
import { readFrontMatter } from '@o1js-docs/markdown/read-front-matter';
import { readHeadings } from '@o1js-docs/markdown/headings';
import { parsePage } from '@o1js-docs/markdown/parse';

/** The glossary of a release, below its folder of pages. */
export const glossaryPage = 'getting-started/glossary.mdx';

/** The front matter's entry that lists terms which are everyday words, and which guides don't link. */
const notLinkedEntry = 'not_linked';

/** A heading of the third level, with what stands below it. */
export interface Term {
  name: string;
  /** The heading's id. */
  id: string;
  /** The pages that its text links to, below the release's folder: `zkapps/events.mdx`. */
  explainedOn: readonly string[];
}

/**
 * Reads the terms that guides link to.
 *
 * @param text the glossary's Markdown
 * @returns its terms, without those that its front matter lists in `not_linked`
 * @throws Error when that list names what is no term, or the glossary is no valid MDX
 */
export function readTerms(text: string): Term[] {
  const tree = parsePage({ file: glossaryPage, text });
  const terms: (Term & { explainedOn: string[] })[] = [];
  const ids = readHeadings(tree);
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const { text: name, id } = ids.get(node)!;
      if (node.depth === 3) terms.push({ name, id, explainedOn: [] });
      continue;
    }
    visit(node, 'link', ({ url }) => {
      const [file] = url.split('#');
      if (!file) return;
      const page = path.posix.join(path.posix.dirname(glossaryPage), file);
      terms.at(-1)?.explainedOn.push(page);
    });
  }
  const { [notLinkedEntry]: notLinked = [] } =
    readFrontMatter<Record<string, string[]>>(text);
  const unknown = notLinked.filter(
    (name) => !terms.some((term) => term.name === name),
  );
  if (unknown.length > 0) {
    throw new Error(
      `${glossaryPage}: ${notLinkedEntry} in the front matter names what is no term: ${unknown.join(', ')}. Write it as its heading does, or remove it.`,
    );
  }
  return terms.filter(({ name }) => !notLinked.includes(name));
}
