import type { InlineCode, Link, Nodes, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { readableText } from './readable-text';

/** A row of a table that leads from what readers type to what they need. */
export interface Signpost {
  /** Messages, codes or old names of the first column. */
  said: string[];
  /** Names of today in the last column, in the same order. */
  names: string[];
  /** The first link of the last column to another section. */
  link?: string;
}

/** First column of a table of errors, and of a table of names that are gone. */
const ofErrors = /^(?:Message|Code)$/;
const ofNames = /^(?:Old form|1\.x)$/;

/** The name at the beginning of an expression, but no keyword. */
const leadingName =
  /^(?:await |this\.(?:x\.)?|@|class \w+ extends )?(?!(?:import|const|class|method|this|snarkyjs|o1js)\b)([A-Za-z_$][\w$.]{3,})/;

/** @returns the rows of a table that list messages, or names that are gone */
export function signpostsIn(table: Table): Signpost[] {
  const [head, ...rows] = table.children;
  const title = readableText(head!.children[0]!);
  const isOfNames = ofNames.test(title);
  if (!isOfNames && !ofErrors.test(title)) return [];
  return rows.flatMap(({ children }) => {
    const [first, last] = [children[0]!, children.at(-1)!];
    const said = isOfNames
      ? namesIn(first)
      : codesIn(first).map((code) => `\`${code.replaceAll(',', ' ')}\``);
    const link = linkIn(last);
    return said.length > 0
      ? [{ said, names: isOfNames ? namesIn(last) : [], ...(link && { link }) }]
      : [];
  });
}

function codesIn(node: Nodes): string[] {
  const codes: string[] = [];
  visit(node, 'inlineCode', ({ value }: InlineCode) => {
    codes.push(value);
  });
  return codes;
}

function namesIn(node: Nodes): string[] {
  return codesIn(node).flatMap((code) => leadingName.exec(code)?.[1] ?? []);
}

function linkIn(node: Nodes): string | undefined {
  let target: string | undefined;
  visit(node, 'link', ({ url }: Link) => {
    target ??= url;
  });
  return target;
}
