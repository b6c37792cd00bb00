import ts from 'typescript';

/** A program with one change. */
export interface Mutant {
  /** The change in words, for example `rest.assertLessThan(winners); → nothing`. Two equal ones have numbers. */
  change: string;
  code: string;
}

/** Methods whose call is a rule. */
const rules = /^(assert|require|verify|check|insert|not$)/;
const comparisons =
  /^(equals|assert(Not)?Equals|(assert)?(Less|Greater)|less|greater|require|add$|sub$|mul$|and$|or$)/;
/** The order of their operands doesn't matter. */
const symmetric = /^(equals|assert(Not)?Equals|add|mul|and|or)$/;

/** Methods whose arguments matter: an argument must not be a copy that the prover chooses. */
const uses = /^(assert|require|verify|insert$|set$|emitEvent$|createSigned$)/;

/** Other methods with the same arguments. */
const siblings = new Map(
  Object.entries({
    add: 'sub',
    sub: 'add',
    and: 'or',
    or: 'and',
    assertTrue: 'assertFalse',
    assertFalse: 'assertTrue',
    assertEquals: 'assertNotEquals',
    assertNotEquals: 'assertEquals',
    assertLessThan: 'assertLessThanOrEqual',
    assertLessThanOrEqual: 'assertLessThan',
    assertGreaterThan: 'assertGreaterThanOrEqual',
    lessThan: 'lessThanOrEqual',
    lessThanOrEqual: 'lessThan',
    insert: 'set',
    zero: 'one',
    createSigned: 'create',
    proof: 'none',
    every: 'some',
    some: 'every',
  }),
);

const operators = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

/**
 * Makes wrong programs of a right one: a statement, a rule or a part of a hash is missing,
 * a bound is one more or less, branches are swapped, an error is swallowed, a rule runs only
 * on the prover's machine, is about a copy that the prover chooses, or a result is a constant.
 *
 * @param code TypeScript, formatted
 * @returns the mutants in the order of the code, each of them once
 */
export function mutantsOf(code: string): Mutant[] {
  const file = ts.createSourceFile(
    'program.ts',
    code,
    ts.ScriptTarget.ES2022,
    true,
  );
  const found: Mutant[] = [];
  const seen = new Set([code]);
  const counts = new Map<string, number>();
  const replace = (node: ts.Node, text: string, above = '', words = '') => {
    const [from, to] = [node.getStart(file), node.end];
    const changed = above + code.slice(0, from) + text + code.slice(to);
    if (seen.has(changed)) return;
    seen.add(changed);
    words ||= `${shorten(code.slice(from, to))} → ${shorten(text) || 'nothing'}`;
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    const change = count === 1 ? words : `${words} (${count})`;
    found.push({ change, code: changed });
  };
  const textOf = (node: ts.Node) => node.getText(file);

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    // An example with its result, which the page compares.
    if (ts.isExpressionStatement(node) && node.parent === file) return;
    if (ts.isExpressionStatement(node)) {
      replace(node, '');
      if (isRule(node.expression)) {
        replace(node, `try { ${textOf(node)} } catch {}`);
        replace(
          node,
          `o1js.Provable.asProver(() => { ${textOf(node)} });`,
          "import * as o1js from 'o1js'; ",
        );
      }
    } else if (
      ts.isReturnStatement(node) ||
      ts.isIfStatement(node) ||
      ts.isForOfStatement(node) ||
      ts.isForStatement(node) ||
      ts.isThrowStatement(node)
    ) {
      replace(node, '');
    } else if (ts.isVariableStatement(node) && ts.isBlock(node.parent)) {
      replace(node, '');
    } else if (ts.isTryStatement(node)) {
      replace(node, textOf(node.tryBlock));
      replace(node, textOf(node.catchClause!.block));
    }
    if (ts.isIfStatement(node) && node.elseStatement) {
      replace(node, textOf(node.thenStatement));
      replace(node, textOf(node.elseStatement));
    }
    if (ts.isClassElement(node)) replace(node, '');
    if (
      (ts.isPropertyAssignment(node) ||
        ts.isShorthandPropertyAssignment(node) ||
        ts.isSpreadAssignment(node)) &&
      ts.isObjectLiteralExpression(node.parent)
    ) {
      const { properties } = node.parent;
      const others = properties.filter((each) => each !== node).map(textOf);
      replace(
        node.parent,
        `{ ${others.join(', ')} }`,
        '',
        `${shorten(textOf(node))}, → nothing`,
      );
    }
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const body = node.body as ts.Node;
      if (ts.isBlock(body)) replace(body, '{}');
      // What a check may expect, and what a prover may return.
      for (const result of resultsOf(body)) {
        const names = node.parameters
          .map(({ name }) => name)
          .filter(ts.isIdentifier);
        for (const { text } of names) replace(result, text);
        replace(result, 'o1js.Field(1)');
      }
    }
    if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) {
      const suffix = ts.isBigIntLiteral(node) ? 'n' : '';
      const value = Number(textOf(node).replaceAll(/_|n$/g, ''));
      if (Number.isSafeInteger(value + 1)) {
        replace(node, `${value + 1}${suffix}`);
        if (value > 0) replace(node, `${value - 1}${suffix}`);
      }
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
    if (ts.isPrefixUnaryExpression(node)) replace(node, textOf(node.operand));
    if (ts.isBinaryExpression(node)) {
      const other = operators.get(node.operatorToken.kind);
      if (other) {
        replace(node.operatorToken, other);
        replace(node, textOf(node.left));
        replace(node, textOf(node.right));
      }
    }
    if (ts.isPropertyAccessExpression(node)) {
      const other = siblings.get(node.name.text);
      if (other) replace(node.name, other);
    }
    if (ts.isArrayLiteralExpression(node)) {
      const { elements } = node;
      const list = elements.map(textOf);
      list.forEach((_, i) => {
        replace(node, `[${list.filter((_, other) => other !== i).join(', ')}]`);
        if (ts.isStringLiteral(elements[i])) return;
        copy(elements[i]);
        const constant = list.with(i, 'o1js.Field(1)');
        replace(node, `[${constant.join(', ')}]`);
      });
      if (list.length > 1) {
        const [first, second, ...others] = list;
        replace(node, `[${[second, first, ...others].join(', ')}]`);
      }
    }
    if (ts.isCallExpression(node)) visitCall(node);
    ts.forEachChild(node, visit);
  };

  const copy = (node: ts.Node) => {
    const text = textOf(node);
    const isValue =
      ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);
    if (!isValue || !/^(?!this)[a-z]/.test(text)) return;
    replace(
      node,
      `o1js.Provable.witness((${text} as any).constructor, () => ${text})`,
      '',
      `${text} → a copy of it`,
    );
  };

  const visitCall = (call: ts.CallExpression) => {
    const { expression, arguments: given } = call;
    const list = given.map(textOf);
    const callee = textOf(expression);
    if (!ts.isPropertyAccessExpression(expression)) return;
    const owner = textOf(expression.expression);
    const method = expression.name.text;
    if (uses.test(method)) given.forEach(copy);
    const isAboutOwner =
      method.startsWith('assert') ||
      method === 'verifyIf' ||
      // A proof. A signature may be a copy.
      (method === 'verify' && list.length === 0);
    if (isAboutOwner) copy(expression.expression);
    if (callee === 'Provable.if') {
      const [condition, yes, no] =
        list.length === 4 ? list.toSpliced(1, 1) : list;
      replace(call, `Provable.if(${condition}, ${no}, ${yes})`);
      replace(call, yes);
      replace(call, no);
      return;
    }
    if (method.startsWith('hash')) {
      list.forEach((argument) =>
        replace(call, argument.replace(/^\[(.*)\]$/s, '$1')),
      );
      replace(call, 'o1js.Field(1)');
    }
    if (rules.test(method) && !ts.isExpressionStatement(call.parent)) {
      replace(call, owner);
      if (method === 'verify')
        replace(call, `${textOf(call)}.catch(() => true)`);
    }
    if (comparisons.test(method) && list.length > 0) {
      const [first, ...others] = list;
      if (!symmetric.test(method)) {
        replace(call, `${first}.${method}(${[owner, ...others].join(', ')})`);
      }
      replace(call, `${owner}.${method}(${[owner, ...others].join(', ')})`);
    }
    if (method === 'assertTrue') {
      replace(expression.expression, `${owner}.or(true)`);
    }
    if (method === 'getAndRequireEquals') {
      replace(call, `(${owner}.requireNothing(), ${owner}.get())`);
      replace(call, `${owner}.get()`);
      const copied = `o1js.Provable.witness((${owner}.get() as any).constructor, () => ${owner}.get())`;
      replace(call, `(${owner}.requireEquals(${copied}), ${owner}.get())`);
    }
    if (list.length > 1 && !method.startsWith('hash')) {
      const [first, second, ...others] = list;
      replace(call, `${callee}(${[second, first, ...others].join(', ')})`);
    }
  };
  visit(file);
  return found.map(({ change, code: changed }) => ({
    change,
    code:
      changed.includes('o1js.') && !changed.startsWith('import * as')
        ? `import * as o1js from 'o1js'; ${changed}`
        : changed,
  }));
}

/** @returns true if an expression is a call whose method is a rule */
function isRule(expression: ts.Expression): boolean {
  const inner = ts.isAwaitExpression(expression)
    ? expression.expression
    : expression;
  return (
    ts.isCallExpression(inner) &&
    ts.isPropertyAccessExpression(inner.expression) &&
    rules.test(inner.expression.name.text)
  );
}

/** @returns what a function returns, and the values of `publicOutput` in it */
function resultsOf(body: ts.Node): ts.Node[] {
  if (!ts.isBlock(body)) {
    return ts.isFunctionLike(body) ? [] : [unwrapped(body)];
  }
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) {
      found.push(unwrapped(node.expression));
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

function unwrapped(node: ts.Node): ts.Node {
  const [only] = ts.isObjectLiteralExpression(node) ? node.properties : [];
  return only && ts.isPropertyAssignment(only) ? only.initializer : node;
}

function shorten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
