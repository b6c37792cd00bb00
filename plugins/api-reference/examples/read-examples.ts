import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { docsFolder, type Release } from '../../../config/releases';
import { parsePage } from '../../markdown/parse';
import { listPages } from '../check-pages';
import { readPage } from '../page/read-page';
import { idOf, isNamed, type Section } from '../page/sections';
import { referenceFolder } from '../refresh';
import { exampleKey } from './outcome';

/** An example in a doc comment of o1js. */
export interface DocExample {
  key: string;
  /** Its symbol in the reference: `classes/Field#add`. */
  at: string;
  code: string;
  /** The generated page, relative to the site's root, and the line of the fence in it. */
  page: string;
  line: number;
}

const languages = ['ts', 'typescript', 'js'];
const depthOfMembers = 3;

/**
 * Reads the examples of a release from its generated pages.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns each text once, from its first place
 */
export function readDocExamples(
  release: Release,
  siteFolder: string,
): DocExample[] {
  const folder = path.posix.join(docsFolder(release), referenceFolder);
  const found = new Map<string, DocExample>();
  for (const name of listPages(path.join(siteFolder, folder))) {
    const page = `${folder}/${name}`;
    const text = readFileSync(path.join(siteFolder, page), 'utf8');
    for (const example of examplesOfPage(page, text)) {
      if (!found.has(example.key)) found.set(example.key, example);
    }
  }
  return [...found.values()];
}

/**
 * @param page its path relative to the site's root
 * @param text its Markdown
 * @returns the examples on a generated page, in its order
 */
export function examplesOfPage(page: string, text: string): DocExample[] {
  const examples: DocExample[] = [];
  const read = ({ part, content, sections }: Section, at: string): void => {
    // The first block above a remark is a signature, or an object type.
    const isSignature = part !== 'remark' && content[0]?.type === 'code';
    for (const node of content.slice(isSignature ? 1 : 0)) {
      visit(node, 'code', ({ lang, value: code, position }) => {
        if (!languages.includes(lang ?? '')) return;
        const line = position?.start.line ?? 1;
        examples.push({ key: exampleKey(code), at, code, page, line });
      });
    }
    for (const inner of sections) {
      const isMember = isNamed(inner) && inner.heading.depth === depthOfMembers;
      read(inner, isMember ? `${name}#${idOf(inner)}` : at);
    }
  };
  const name = page.replace(/^.*\bapi-reference\/|\.md$/g, '');
  read(readPage(parsePage({ file: page, text })).section, name);
  return examples;
}
