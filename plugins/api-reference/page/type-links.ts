import ts from 'typescript';

/** A name in a signature: line and column, from 0, and the name. */
export interface TypeName {
  line: number;
  column: number;
  name: string;
}

/**
 * Finds the names of types in a signature. A signature is a part of a
 * declaration, often without what it belongs to, so it is read by its tokens:
 * a type is a name that is neither declared there nor called, `Mina.Transaction`
 * one name.
 *
 * @param code a signature of a generated page
 * @param own the name that the signature declares, which is no type in it
 */
export function typeNames(code: string, own: string): TypeName[] {
  const tokens = tokensOf(code);
  const parameters = typeParameters(tokens);
  const names: TypeName[] = [];
  let isOwn = true;
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i]!;
    if (!first.isName || tokens[i - 1]?.text === '.') continue;
    let name = first.text;
    while (tokens[i + 1]?.text === '.' && tokens[i + 2]?.isName) {
      name += `.${tokens[i + 2]!.text}`;
      i += 2;
    }
    if (isOwn && name === own) {
      isOwn = false;
      continue;
    }
    const next = tokens[i + 1]?.text;
    const isDeclared =
      next === ':' || next === '(' || (next === '?' && isColon(tokens[i + 2]));
    if (isDeclared || parameters.has(name)) continue;
    names.push({ ...positionOf(code, first.start), name });
  }
  return names;
}

interface Token {
  text: string;
  start: number;
  isName: boolean;
}

function tokensOf(code: string): Token[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true);
  scanner.setText(code);
  const tokens: Token[] = [];
  for (;;) {
    const kind = scanner.scan();
    if (kind === ts.SyntaxKind.EndOfFileToken) return tokens;
    tokens.push({
      text: scanner.getTokenText(),
      start: scanner.getTokenStart(),
      isName: kind === ts.SyntaxKind.Identifier,
    });
  }
}

/** Names that a signature declares as its type parameters: those at the start of `<…>`, or after a comma in it, that something follows which only declares. */
function typeParameters(tokens: readonly Token[]): Set<string> {
  const names = new Set<string>();
  for (const [i, { isName, text }] of tokens.entries()) {
    const before = tokens[i - 1]?.text;
    const after = tokens[i + 1]?.text;
    const declares =
      (after === 'extends' && (before === '<' || before === ',')) ||
      before === 'infer';
    // `T`, `TValue`, `A`: no export has such a name.
    if (isName && (declares || /^[A-Z]$/.test(text))) names.add(text);
  }
  return names;
}

function isColon(token: Token | undefined): boolean {
  return token?.text === ':';
}

function positionOf(code: string, offset: number) {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length - 1, column: before.at(-1)!.length };
}
