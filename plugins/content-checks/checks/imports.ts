import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import type { Check } from '../guide';

/** An import of a page. */
interface Import {
  line: number;
  from: string;
  /** The names that it declares. */
  names: string[];
}

/** A guide imports only files of the site: an image, or a part of a page. */
export const imports: Check = ({ page, tree }, { siteFolder }) =>
  importsOf(tree).flatMap(({ line, from }) => {
    const file = fileOf(from, page);
    if (file === undefined) {
      return {
        line,
        message: `Guides import images and parts of pages, by ./file or @site/file, and no packages: ${from}.`,
      };
    }
    const isThere = existsSync(path.join(siteFolder, file));
    return isThere
      ? []
      : { line, message: `${from} leads to ${file}, which does not exist.` };
  });

function fileOf(from: string, page: string): string | undefined {
  if (from.startsWith('@site/')) return from.slice('@site/'.length);
  if (!from.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(page), from);
}

/** @returns the imports of a parsed page, in order. */
export function importsOf(tree: Root): Import[] {
  const found: Import[] = [];
  visit(tree, 'mdxjsEsm', ({ value, position }) => {
    const first = position?.start.line ?? 1;
    const source = ts.createSourceFile('page.js', value, ts.ScriptTarget.Latest); // prettier-ignore
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const start = source.getLineAndCharacterOfPosition(
        statement.getStart(source),
      );
      found.push({
        line: first + start.line,
        from: (statement.moduleSpecifier as ts.StringLiteral).text,
        names: namesOf(statement.importClause),
      });
    }
  });
  return found;
}

function namesOf(clause: ts.ImportClause | undefined): string[] {
  const { name, namedBindings } = clause ?? {};
  const bound =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.map((element) => element.name.text)
      : namedBindings?.name.text;
  return [...(name ? [name.text] : []), ...(bound ? [bound].flat() : [])];
}
