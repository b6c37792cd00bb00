import ts from 'typescript';

/** More of a declaration than this is not its signature, characters. */
const longest = 400;

const elided = '{ … }';

const printer = ts.createPrinter({ removeComments: true });

/**
 * @param declarations of a symbol; those after the first are overloads
 * @param name its name as users write it: `UInt64.from`
 * @returns the text of the declarations, without bodies, comments and modifiers such as `export`; a long text loses the parts between braces
 */
export function signatureOf(
  declarations: readonly ts.Declaration[],
  name: string,
): string {
  return joinTexts(declarations, (node) =>
    shorten(declarationText(node, name, node.getSourceFile())),
  );
}

/**
 * @param declarations of a symbol; those after the first are overloads
 * @param textOf gives the text of a declaration
 * @returns the texts, each once and on its own lines
 */
export function joinTexts(
  declarations: readonly ts.Declaration[],
  textOf: (node: ts.Declaration) => string,
): string {
  return [...new Set(declarations.map(textOf))].join('\n');
}

/**
 * @param node a declaration, as it is in the file or made from it
 * @param name its name as users write it
 * @param file that it comes from
 * @returns its full text, without body, comments and modifiers such as `export`
 */
export function declarationText(
  node: ts.Declaration,
  name: string,
  file: ts.SourceFile,
): string {
  const own = name.slice(name.lastIndexOf('.') + 1);
  const print = (part: ts.Node) => printIn(file, part);
  if (ts.isClassDeclaration(node)) {
    return `class ${own}${heritage(node, own, print)}`;
  }
  if (ts.isInterfaceDeclaration(node)) {
    return `interface ${own}${heritage(node, own, print)}`;
  }
  if (ts.isEnumDeclaration(node)) return `enum ${own}`;
  if (ts.isModuleDeclaration(node) || ts.isSourceFile(node)) {
    return `namespace ${own}`;
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const parameters = typeParameters(node, print);
    return `type ${own}${parameters} = ${print(node.type)}`;
  }
  if (ts.isFunctionDeclaration(node)) {
    return print(node)
      .replace(/^(?:export |declare |default )*function \w+/, `function ${own}`)
      .replace(/;$/, '');
  }
  if (ts.isVariableDeclaration(node)) {
    return `const ${own}: ${node.type ? print(node.type) : 'unknown'}`;
  }
  return print(node)
    .replace(/^(?:export |declare |public |static |abstract |async )+/, '')
    .replace(/^static /, '')
    .replace(/[;,]$/, '');
}

type Print = (node: ts.Node) => string;

/**
 * Leaves out what is between braces, the longest first, until the rest is short enough.
 *
 * @param most characters
 */
export function shorten(text: string, most = longest): string {
  if (text.length <= most) return text;
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
  if (to - from <= elided.length) return `${text.slice(0, most)}…`;
  return shorten(`${text.slice(0, from)}${elided}${text.slice(to + 1)}`, most);
}

function heritage(
  node: ts.ClassDeclaration | ts.InterfaceDeclaration,
  own: string,
  print: Print,
): string {
  // The base of a class, such as a Struct, is declared as `Name_base`.
  const clauses = (node.heritageClauses ?? [])
    .map((clause) => ` ${print(clause).replace(/_base\b/g, '')}`)
    .filter((clause) => clause !== ` extends ${own}`);
  return `${typeParameters(node, print)}${clauses.join('')}`;
}

function typeParameters(
  node: ts.DeclarationWithTypeParameterChildren,
  print: Print,
): string {
  const names = ts.getEffectiveTypeParameterDeclarations(node).map(print);
  return names.length > 0 ? `<${names.join(', ')}>` : '';
}

function printIn(file: ts.SourceFile, node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, file)
    .replace(/\bimport\("[^"]*"\)\./g, '')
    .trim();
}
