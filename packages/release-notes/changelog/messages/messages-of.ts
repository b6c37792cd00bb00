import ts from 'typescript';

/** The message of an error, and the function that throws it. */
export interface Message {
  /** Function or method: `Field.assertEquals`; empty at a module's top level. */
  thrownBy: string;
  /** The text, with `[…]` for values that are only known at run time. */
  text: string;
}

/** Replaces a value. */
const value = '[…]';

/**
 * Lists the error messages of a compiled module: the first argument of each
 * constructor of an error, and the message of each assertion. Texts without two
 * words are left out, because they are too short to compare.
 *
 * @param source the text of a JavaScript module
 */
export function messagesOf(source: string): Message[] {
  const file = ts.createSourceFile(
    'm.js',
    source,
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Message[] = [];
  visit(file, '');
  return found;

  function visit(node: ts.Node, thrownBy: string): void {
    const inside = functionIn(node, thrownBy);
    const written = messageIn(node);
    if (written) {
      for (const text of new Set(textsOf(written, 0).map(tidied))) {
        if (
          /\p{L}{2,}.*[^\p{L}].*\p{L}{2,}/u.test(text.replaceAll(value, ''))
        ) {
          found.push({ thrownBy: inside, text });
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  }
}

/** A method is named with its class, and a function by what it is assigned to. */
function functionIn(node: ts.Node, outer: string): string {
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) {
    return [ownerOf(node.parent), nameOf(node.name)].filter(Boolean).join('.');
  }
  if (ts.isConstructorDeclaration(node)) {
    return `new ${ownerOf(node.parent)}`;
  }
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? outer;
  return outer;
}

function ownerOf(node: ts.Node): string {
  if (ts.isClassLike(node) && node.name) return node.name.text;
  const { parent } = node;
  return parent && ts.isVariableDeclaration(parent) ? nameOf(parent.name) : '';
}

function nameOf(name: ts.Node): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

/** @returns the expression that holds a message, if the node makes an error */
function messageIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isThrowStatement(node)) {
    return ts.isStringLiteralLike(node.expression)
      ? node.expression
      : undefined;
  }
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const called = node.expression.getText();
  if (/^\w*Error$/.test(called)) return node.arguments?.[0];
  if (/^assert\w*$/.test(called)) {
    const last = node.arguments?.at(-1);
    return node.arguments!.length > 1 ? last : undefined;
  }
  return undefined;
}

/** @returns each text that an expression can be */
function textsOf(node: ts.Expression, depth: number): string[] {
  if (depth > 6) return [value];
  const of = (each: ts.Expression) => textsOf(each, depth + 1);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return of(node.expression);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => partOf(expression, depth) + literal.text,
    );
    return [node.head.text + spans.join('')];
  }
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.PlusToken) {
      return [partOf(node.left, depth) + partOf(node.right, depth)];
    }
    if (
      kind === ts.SyntaxKind.QuestionQuestionToken ||
      kind === ts.SyntaxKind.BarBarToken
    ) {
      return [...of(node.left), ...of(node.right)];
    }
  }
  if (ts.isConditionalExpression(node)) {
    return [...of(node.whenTrue), ...of(node.whenFalse)];
  }
  if (ts.isIdentifier(node)) {
    const declared = declaredText(node);
    return declared ? of(declared) : [value];
  }
  return [value];
}

/** A part with several possible texts counts as a value, because each text would multiply the messages. */
function partOf(node: ts.Expression, depth: number): string {
  const [text, ...others] = textsOf(node, depth + 1);
  return text === undefined || others.length > 0 ? value : text;
}

/** @returns the initial value of a variable of an enclosing block */
function declaredText(name: ts.Identifier): ts.Expression | undefined {
  for (let node: ts.Node = name.parent; node; node = node.parent) {
    if (!ts.isBlock(node) && !ts.isSourceFile(node)) continue;
    for (const statement of node.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name: id, initializer } of statement.declarationList
        .declarations) {
        if (ts.isIdentifier(id) && id.text === name.text) return initializer;
      }
    }
  }
  return undefined;
}

/** Line breaks and repeated values do not make another message. */
function tidied(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\[…\](\s*\[…\])+/g, value)
    .trim();
}
