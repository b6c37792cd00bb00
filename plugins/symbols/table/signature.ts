import ts from 'typescript';

/** More of a declaration than this is not its signature. */
const longest = 400;

const elided = '{ … }';

const printer = ts.createPrinter({ removeComments: true });

/**
 * @param declarations of a symbol; those after the first are overloads
 * @param name what a user writes for it: `UInt64.from`
 * @returns what the declarations say, without bodies, comments and modifiers that say where it is declared
 */
export function signatureOf(
  declarations: readonly ts.Declaration[],
  name: string,
): string {
  const texts = declarations.flatMap((node) => textOf(node, name) ?? []);
  return [...new Set(texts)].join('\n');
}

function textOf(node: ts.Declaration, name: string): string | undefined {
  const own = name.slice(name.lastIndexOf('.') + 1);
  if (ts.isClassDeclaration(node)) return `class ${own}${heritage(node)}`;
  if (ts.isInterfaceDeclaration(node)) {
    return `interface ${own}${heritage(node)}`;
  }
  if (ts.isEnumDeclaration(node)) return `enum ${own}`;
  if (ts.isModuleDeclaration(node) || ts.isSourceFile(node)) {
    return `namespace ${own}`;
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return shorten(`type ${own}${typeParameters(node)} = ${print(node.type)}`);
  }
  if (ts.isFunctionDeclaration(node)) {
    return shorten(
      print(node)
        .replace(
          /^(?:export |declare |default )*function \w+/,
          `function ${own}`,
        )
        .replace(/;$/, ''),
    );
  }
  if (ts.isVariableDeclaration(node)) {
    return shorten(`const ${own}: ${node.type ? print(node.type) : 'unknown'}`);
  }
  return shorten(
    print(node)
      .replace(/^(?:export |declare |public |static |abstract |async )+/, '')
      .replace(/^static /, '')
      .replace(/[;,]$/, ''),
  );
}

/** Leaves out what is between braces, the longest first, until the rest is short enough. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  const open: number[] = [];
  let from = 0;
  let to = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') {
      open.push(index);
      continue;
    }
    const start = open.pop() ?? index;
    if (index - start > to - from) [from, to] = [start, index];
  }
  if (to - from <= elided.length) return `${text.slice(0, longest)}…`;
  return shorten(`${text.slice(0, from)}${elided}${text.slice(to + 1)}`);
}

function heritage(node: ts.ClassDeclaration | ts.InterfaceDeclaration): string {
  const clauses = (node.heritageClauses ?? []).map(
    (clause) => ` ${print(clause).replace(/_base\b/g, '')}`,
  );
  return `${typeParameters(node)}${clauses.join('')}`;
}

function typeParameters(node: ts.DeclarationWithTypeParameterChildren): string {
  const names = ts.getEffectiveTypeParameterDeclarations(node).map(print);
  return names.length > 0 ? `<${names.join(', ')}>` : '';
}

function print(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\bimport\("[^"]*"\)\./g, '')
    .trim();
}
