import ts from 'typescript';

/** A result that a comment states: `// => value` or `// throws message`. */
export interface StatedResult {
  kind: 'value' | 'printed' | 'throws';
  /** The expected text. Printed lines are separated by line breaks. */
  text: string;
  /** Line of the comment in the Markdown. */
  line: number;
  statement: ts.ExpressionStatement | ts.VariableStatement;
}

/** The results of a module, and results that nothing can check. */
export interface FoundResults {
  results: StatedResult[];
  problems: { line: number; message: string }[];
}

const marker = /^\/\/ (?<kind>=>|throws)(?: (?<text>.*))?$/;
/** A continuation line is indented like the text after `// => `. Further spaces belong to the text. */
const continuation = /^\/\/(?: {2,4}|$)(?<text>.*)$/;
/** In Prettier's layout of a value the last brace comes after one space. */
const lastLine = /^\/\/(?<text> .*)$/;
/** Misspelled markers: `//=> 8n`, `// -> 8n`, `// ==> 8n`. */
const nearMarker =
  /(?:^|\s)(?<written>\/\/(?:=>|\s{2,}=>|\s*(?:[-=]?->|==+>|=>>|→|⇒)|throws(?= )))/;

interface Comment {
  text: string;
  line: number;
}

/**
 * Finds the expected outputs in the comments of a module: after a statement, or on the
 * line below it, continued on lines that begin with `//` and two spaces or more.
 */
export function findStatedResults(file: ts.SourceFile): FoundResults {
  const results: StatedResult[] = [];
  const used = new Set<number>();
  const problems: FoundResults['problems'] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) || ts.isVariableStatement(node)) {
      const found = resultBehind(node, file);
      if (found) {
        found.lines.forEach((line) => used.add(line));
        const message = misfit(found.result);
        if (message) problems.push({ line: found.result.line, message });
        else results.push(found.result);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const [index, text] of file.text.split('\n').entries()) {
    if (used.has(index + 1)) continue;
    const written = nearMarker.exec(text)?.groups?.written;
    if (written !== undefined && isComment(written, index, file)) {
      problems.push({
        line: index + 1,
        message: `Nothing checks \`${written}\`. Write \`// ${written.endsWith('throws') ? 'throws message' : '=> value'}\`, with one space.`,
      });
      continue;
    }
    const result = /(?:^|\s)\/\/ (=>|throws(?= ))/.exec(text)?.[1];
    if (result) {
      problems.push({
        line: index + 1,
        message:
          `Nothing checks this \`// ${result}\`. Put it after an expression statement ` +
          'or a declaration of one name, or on the line below.',
      });
    }
  }
  return { results, problems };
}

/** @returns true if the text starts a comment on the line, and is not inside a string */
function isComment(text: string, line: number, file: ts.SourceFile): boolean {
  const start = file.getPositionOfLineAndCharacter(line, 0);
  const lineText = file.text.slice(start).split('\n')[0] ?? '';
  const at = start + lineText.indexOf(text);
  let inside = false;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) >= at || node.end <= at) return;
    inside ||= ts.isStringLiteralLike(node) || ts.isTemplateSpan(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return !inside;
}

function resultBehind(
  statement: StatedResult['statement'],
  file: ts.SourceFile,
): { result: StatedResult; lines: number[] } | undefined {
  const [first, ...rest] = commentsBehind(statement.end, file);
  const match = first && marker.exec(first.text);
  if (!first || !match?.groups) return undefined;
  const kind =
    match.groups.kind === 'throws'
      ? 'throws'
      : isConsoleLog(statement)
        ? 'printed'
        : 'value';
  const texts = [match.groups.text ?? ''];
  const lines = [first.line];
  for (const comment of rest) {
    const isOpen = () =>
      kind === 'value' && !isExpression(texts.join('\n').trim());
    const more =
      continuation.exec(comment.text) ??
      (isOpen() && lastLine.exec(comment.text));
    if (!more || comment.line !== first.line + texts.length) break;
    texts.push(more.groups!.text!);
    lines.push(comment.line);
  }
  const text = texts.join('\n').trim();
  return { result: { kind, text, line: first.line, statement }, lines };
}

/** The comments from a statement to the next token; the first must touch it. */
function commentsBehind(end: number, file: ts.SourceFile): Comment[] {
  const ranges = [
    ...(ts.getTrailingCommentRanges(file.text, end) ?? []),
    ...(ts.getLeadingCommentRanges(file.text, end) ?? []),
  ];
  const lineOf = (position: number) =>
    file.getLineAndCharacterOfPosition(position).line + 1;
  const comments = ranges.map(({ pos, end }) => ({
    text: file.text.slice(pos, end).trimEnd(),
    line: lineOf(pos),
  }));
  const distance = (comments[0]?.line ?? 0) - lineOf(end);
  return distance <= 1 ? comments : [];
}

function isConsoleLog(statement: StatedResult['statement']): boolean {
  return (
    ts.isExpressionStatement(statement) &&
    ts.isCallExpression(statement.expression) &&
    /^console\.log$/.test(statement.expression.expression.getText())
  );
}

function misfit({ kind, text, statement }: StatedResult): string | undefined {
  if (!text) {
    return kind === 'throws'
      ? '`// throws` states no message: write // throws and the beginning of it.'
      : '`// =>` states no value: write // => 8n.';
  }
  if (kind !== 'value') return undefined;
  if (ts.isVariableStatement(statement)) {
    const [declaration, ...more] = statement.declarationList.declarations;
    if (more.length > 0 || !declaration || !ts.isIdentifier(declaration.name)) {
      return '`// =>` comes after a declaration of several names. Put one name on its own line, e.g. `a; // => 8n`.';
    }
  }
  return isExpression(text)
    ? undefined
    : `\`// => ${text}\` is not an expression. Write a value, e.g. // => 8n or // => { x: 1n }. Continue a long value on the next line, after \`//\` and four spaces. To expect printed text, put the comment after console.log(...).`;
}

function isExpression(text: string): boolean {
  const source = `(${onOneLine(text)});`;
  const { diagnostics } = ts.transpileModule(source, {
    reportDiagnostics: true,
  });
  return (diagnostics ?? []).length === 0;
}

/** @returns the text of an expected output as code on one line */
export function onOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
