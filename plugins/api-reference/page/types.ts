import type { PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { line } from './elements';
import type { Section } from './sections';

/** Splits off the type that TypeDoc writes first. It begins with code or a bracket. */
export function cutType([first, ...others]: RootContent[]): {
  type: PhrasingContent[];
  rest: RootContent[];
} {
  const isType =
    first?.type === 'paragraph' &&
    !first.data &&
    /^[`([{|]/.test(startOf(first.children));
  return isType
    ? { type: withoutBar(first.children), rest: others }
    : { type: [], rest: first ? [first, ...others] : others };
}

/** @returns a line that holds a type */
export function typeLine(children: PhrasingContent[]): RootContent {
  return line('p', { class: 'api-type' }, children);
}

/** @returns true if a section says more than the type that the signature shows */
export function saysMore(section: Section): boolean {
  const { rest } = cutType(section.content);
  return rest.length > 0 || section.sections.some(saysMore);
}

function startOf([first]: PhrasingContent[]): string {
  if (first?.type === 'inlineCode') return '`';
  if (first?.type === 'link') return startOf(first.children);
  return first?.type === 'text' ? first.value.trimStart() : '';
}

/** TypeDoc writes a union with a bar ahead of its first type. */
function withoutBar([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  return first?.type === 'text'
    ? [{ ...first, value: first.value.replace(/^\s*\|\s*/, '') }, ...rest]
    : first
      ? [first, ...rest]
      : rest;
}

/** @returns pages that the types of a section lead to, by the type's name: TypeDoc's own answer to which of several things a name means */
export function linkedTypes(section: Section): Map<string, string> {
  const types = new Map<string, string>();
  const read = ({ content, sections }: Section): void => {
    for (const node of content) {
      visit(node, 'link', ({ url, children }) => {
        const [only, ...others] = children;
        if (only?.type !== 'inlineCode' || others.length > 0) return;
        if (/^[^:]+\.md(#|$)/.test(url)) types.set(toString(only), url);
      });
    }
    sections.forEach(read);
  };
  read(section);
  return types;
}
