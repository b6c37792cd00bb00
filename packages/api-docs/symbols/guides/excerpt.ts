import ts from 'typescript';
import { namesIn, usedNames } from '@o1js-docs/samples/program/copies';
import { languageNames } from '../language-names';

/** First and last line of a part of the block, from 0. */
interface Range {
  first: number;
  last: number;
}

/** Lines of a block that show a name. */
export interface Excerpt {
  /** The lines of the block, from 0, with results that are stated below. */
  lines: number[];
  /** Their text, without the indentation that all have. */
  code: string;
  /** Columns of that indentation. */
  indent: number;
}

/** Longer excerpts take too much room on a page. */
const mostLines = 6;

/** Reads a block once for all of its names. */
export class Excerpts {
  private readonly file: ts.SourceFile;

  /** @param code of the block */
  constructor(code: string) {
    this.file = ts.createSourceFile('block.tsx', code, ts.ScriptTarget.ES2022);
  }

  /**
   * @param line of the name, from 0
   * @param column characters before it
   * @returns the statement that shows the name, with the declaration of its variable if both are short; undefined if it is long, or only declares and imports
   */
  around(line: number, column: number): Excerpt | undefined {
    const offset = this.file.getPositionOfLineAndCharacter(line, column);
    const inside = (node: ts.Node) =>
      node.getStart(this.file) <= offset && offset < node.end;
    const find = (node: ts.Node): ts.Node | undefined => {
      if (!inside(node)) return undefined;
      const isPart =
        (ts.isStatement(node) && !ts.isBlock(node)) ||
        ts.isPropertyDeclaration(node);
      return isPart && this.isShort(node) ? node : ts.forEachChild(node, find);
    };
    const part = ts.forEachChild(this.file, find);
    if (!part || ts.isImportDeclaration(part)) return undefined;
    const index = this.file.statements.indexOf(part as ts.Statement);
    return index < 0
      ? this.excerpt(this.rangeOf(part))
      : this.excerpt(this.withDeclaration(index));
  }

  private excerpt({ first, last }: Range): Excerpt {
    const all = this.file.text.split('\n');
    let end = last + 1;
    while (/^\s*\/\/ (=>|throws )/.test(all[end] ?? '')) end++;
    const texts = all.slice(first, end);
    const indent = Math.min(
      ...texts.filter((text) => text.trim()).map((text) => text.search(/\S/)),
    );
    return {
      lines: texts.map((_, i) => first + i),
      code: texts.map((text) => text.slice(indent)).join('\n'),
      indent,
    };
  }

  /** Adds the statement right above, if it declares a name that this one uses. */
  private withDeclaration(index: number): Range {
    const statement = this.file.statements[index]!;
    const range = this.rangeOf(statement);
    const before = this.file.statements[index - 1];
    if (!before || !ts.isVariableStatement(before)) return range;
    const isUsed = before.declarationList.declarations.some(
      ({ name }) =>
        ts.isIdentifier(name) &&
        new RegExp(`\\b${name.text}\\b`).test(statement.getText(this.file)),
    );
    const { first } = this.rangeOf(before);
    return isUsed && range.last - first < mostLines
      ? { ...range, first }
      : range;
  }

  private rangeOf(node: ts.Node): Range {
    const lineOf = (offset: number) =>
      this.file.getLineAndCharacterOfPosition(offset).line;
    return { first: lineOf(node.getStart(this.file)), last: lineOf(node.end) };
  }

  private isShort(node: ts.Node): boolean {
    const { first, last } = this.rangeOf(node);
    return last - first < mostLines;
  }
}

/** @returns names that code uses and does not declare, without those that every program has */
export function freeNames(code: string): string[] {
  const { globals } = languageNames();
  const known = new Set([...globals, 'undefined', ...namesIn(code)]);
  return [...usedNames(code)].filter((name) => !known.has(name));
}
