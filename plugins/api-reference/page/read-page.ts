import type { Code, Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { createSlugger } from '@docusaurus/utils';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { type ApiPart, takePart } from '../../markdown/api-parts';
import { exampleCode } from '../examples/outcome';
import { readSections, type Section } from './sections';

/**
 * Takes a generated page apart, as the site shows it: marks are read, headings
 * have their ids, and code has its language.
 *
 * @param tree is changed: the contents of the section are removed from it
 */
export function readPage(tree: Root): { section: Section } {
  const parts = takeParts(tree);
  writeIds(tree);
  visit(tree, 'code', mendCode);
  const start = tree.children.findIndex(({ type }) => type === 'heading');
  const page = tree.children.splice(start) as [Heading, ...RootContent[]];
  return { section: readSections(page, parts) };
}

/** Removes the marks of headings. */
function takeParts(tree: Root): Map<Heading, ApiPart> {
  const parts = new Map<Heading, ApiPart>();
  visit(tree, 'heading', (heading) => {
    const part = takePart(heading);
    if (part) parts.set(heading, part);
  });
  return parts;
}

/** Gives each heading the id that Docusaurus would: it stays when the heading becomes something else. */
function writeIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    // The page's heading states its own.
    if (heading.depth === 1) return;
    heading.data = { hProperties: { id: slugger.slug(toString(heading)) } };
  });
}

/** Adds the language to a fence of a doc comment that has none. */
function mendCode(code: Code): void {
  code.value = exampleCode(code.value);
  if (code.lang) return;
  // A doc comment shows a member without its class.
  const texts = [code.value, `class A {\n${code.value}\n}`];
  if (texts.some(isTypeScript)) code.lang = 'ts';
}

function isTypeScript(code: string): boolean {
  const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true });
  return (diagnostics ?? []).length === 0;
}
