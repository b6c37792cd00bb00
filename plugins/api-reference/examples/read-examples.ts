import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { docsFolder, type Release } from '../../../config/releases';
import { parsePage } from '../../markdown/parse';
import { listPages } from '../check-pages';
import { readPage } from '../page/read-page';
import { idOf, isNamed, type Section } from '../page/sections';
import { referenceFolder } from '../refresh';
import { exampleCode, exampleKey } from './example-key';

/** An example that a doc comment of o1js has. */
export interface DocExample {
  key: string;
  /** The symbol's place, below the reference's folder: `classes/Field#add`. */
  at: string;
  code: string;
}

const languages = ['ts', 'typescript', 'js'];

/**
 * Reads the examples of a release's doc comments from its generated pages.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns each text once, where it stands first
 */
export function readDocExamples(
  release: Release,
  siteFolder: string,
): DocExample[] {
  const folder = path.join(siteFolder, docsFolder(release), referenceFolder);
  const found = new Map<string, DocExample>();
  for (const page of listPages(folder)) {
    const text = readFileSync(path.join(folder, page), 'utf8');
    for (const example of examplesOfPage(page, text)) {
      if (!found.has(example.key)) found.set(example.key, example);
    }
  }
  return [...found.values()];
}

/**
 * @param page its path below the reference's folder
 * @param text its Markdown
 * @returns the examples on a generated page, in its order
 */
export function examplesOfPage(page: string, text: string): DocExample[] {
  const name = page.replace(/\.md$/, '');
  const examples: DocExample[] = [];
  const read = (section: Section, at: string): void => {
    for (const node of withoutSignature(section)) {
      visit(node, 'code', (code: Code) => {
        if (!languages.includes(code.lang ?? '')) return;
        const { value } = code;
        examples.push({ key: exampleKey(value), at, code: exampleCode(value) });
      });
    }
    for (const inner of section.sections) {
      const isMember = isNamed(inner) && inner.heading.depth === membersLevel;
      read(inner, isMember ? `${name}#${idOf(inner)}` : at);
    }
  };
  read(readPage(parsePage({ file: page, text })).section, name);
  return examples;
}

const membersLevel = 3;

/** The first block of what is no remark is a signature, or an object type. */
function withoutSignature({ part, content }: Section): RootContent[] {
  const [first, ...rest] = content;
  return part !== 'remark' && first?.type === 'code' ? rest : content;
}
