import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Reads from a package's declarations what the table of symbols leaves out. */
export class DeclaredTypes {
  private readonly files = new Map<string, ts.SourceFile>();

  /** @param folder absolute path of the declarations */
  constructor(private readonly folder: string) {}

  /**
   * @param place where a type alias is declared: `lib/mina.d.ts:120`
   * @returns methods with what they return, also of cases that depend on a type parameter
   */
  methodsOf(place: string, name: string): [method: string, result: string][] {
    const file = this.fileOf(place);
    const alias = file.statements
      .filter(ts.isTypeAliasDeclaration)
      .find((each) => each.name.text === name);
    const found: [string, string][] = [];
    const visit = (node: ts.TypeNode): void => {
      if (ts.isTypeLiteralNode(node)) {
        for (const { name, type } of node.members.filter(
          ts.isMethodSignature,
        )) {
          if (type) found.push([name.getText(file), type.getText(file)]);
        }
      } else if (ts.isConditionalTypeNode(node)) {
        visit(node.trueType);
        visit(node.falseType);
      } else if (ts.isIntersectionTypeNode(node)) node.types.forEach(visit);
      else if (ts.isParenthesizedTypeNode(node)) visit(node.type);
    };
    if (alias) visit(alias.type);
    return found;
  }

  /**
   * @param place in the file of the class
   * @returns the classes of the same file that a class extends, the nearest first, and the last one's base
   */
  basesOf(place: string, name: string): string[] {
    const classes = this.fileOf(place).statements.filter(ts.isClassDeclaration);
    const found = [name];
    for (let own: string | undefined = name; own;) {
      const clause = classes
        .find((each) => each.name?.text === own)
        ?.heritageClauses?.find(
          ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
        );
      const base = clause?.types[0]?.expression;
      own = base && ts.isIdentifier(base) ? base.text : undefined;
      if (!own || found.includes(own)) break;
      found.push(own);
    }
    return found.slice(1);
  }

  private fileOf(place: string): ts.SourceFile {
    const file = place.replace(/:\d+$/, '');
    const known = this.files.get(file);
    if (known) return known;
    const text = readFileSync(path.join(this.folder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
    this.files.set(file, source);
    return source;
  }
}
