import ts from 'typescript';

/** Lines of a block that show a name. */
export interface Excerpt {
  /** First and last line of the block's code, from 0. */
  first: number;
  last: number;
  /** True for a whole statement of the block, false for a statement inside another. */
  isWhole: boolean;
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
    const whole = this.file.statements.find(inside);
    if (!whole || ts.isImportDeclaration(whole)) return undefined;
    if (this.linesOf(whole) <= mostLines) return this.withDeclaration(whole);
    let shortest: ts.Node | undefined;
    const walk = (node: ts.Node): void => {
      if (!inside(node)) return;
      const isStatement = ts.isStatement(node) && !ts.isBlock(node);
      if (
        !shortest &&
        (isStatement || ts.isPropertyDeclaration(node)) &&
        this.linesOf(node) <= mostLines
      ) {
        shortest = node;
        return;
      }
      ts.forEachChild(node, walk);
    };
    walk(whole);
    return shortest && { ...this.rangeOf(shortest), isWhole: false };
  }

  /** Adds the statement right above, where that declares what this one uses. */
  private withDeclaration(statement: ts.Statement): Excerpt {
    const range = this.rangeOf(statement);
    const index = this.file.statements.indexOf(statement);
    const before = this.file.statements[index - 1];
    const isUsed =
      before &&
      ts.isVariableStatement(before) &&
      before.declarationList.declarations.some(
        ({ name }) =>
          ts.isIdentifier(name) &&
          new RegExp(`\\b${name.text}\\b`).test(statement.getText(this.file)),
      );
    const first = isUsed ? this.rangeOf(before).first : range.first;
    return range.last - first < mostLines
      ? { first, last: range.last, isWhole: true }
      : { ...range, isWhole: true };
  }

  private rangeOf(node: ts.Node): { first: number; last: number } {
    const lineOf = (offset: number) =>
      this.file.getLineAndCharacterOfPosition(offset).line;
    return { first: lineOf(node.getStart(this.file)), last: lineOf(node.end) };
  }

  private linesOf(node: ts.Node): number {
    const { first, last } = this.rangeOf(node);
    return last - first + 1;
  }
}

/** Names that every program has. */
const globals = new Set(Object.getOwnPropertyNames(globalThis));

/**
 * @param code of an excerpt
 * @param exported names that hide global ones: o1js' `Crypto` is not Node's
 * @returns names that are declared outside of the excerpt, including those of o1js
 */
export function freeNames(
  code: string,
  exported: ReadonlySet<string> = new Set(),
): Set<string> {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.ES2022, true);
  const isGlobal = (name: string) => globals.has(name) && !exported.has(name);
  const used = new Set<string>();
  const declared = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        ts.isPropertyDeclaration(parent) ||
        ts.isMethodDeclaration(parent);
      const isDeclared =
        (ts.isVariableDeclaration(parent) ||
          ts.isParameter(parent) ||
          ts.isBindingElement(parent) ||
          ts.isClassDeclaration(parent) ||
          ts.isTypeAliasDeclaration(parent) ||
          ts.isImportSpecifier(parent) ||
          ts.isFunctionDeclaration(parent)) &&
        parent.name === node;
      if (isDeclared) declared.add(node.text);
      else if (!isMember && !isGlobal(node.text)) used.add(node.text);
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return new Set([...used].filter((name) => !declared.has(name)));
}
