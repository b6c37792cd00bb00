import ts from 'typescript';
import type { Program } from '../../code-samples/program/programs';
import type { Sample } from '../../code-samples/sample';
import { freeNames } from '../../symbols/guides/excerpt';
import type { DocExample } from './read-examples';

/** A comment that says that the statement before it throws. */
const throwing = /^\/\/.*\b(throws|ERROR)\b/;

/** What the runner of guides would compare: `// =>`, `// throws`, and what is nearly that. */
const stated = /(^|\s)\/\/(\s*(=>|[-=]>|==+>|→|⇒)|\s?throws\b).*$/gm;

/**
 * Makes an example a program that the runner of guides' samples takes: with an
 * import of the names that o1js exports, which doc comments leave out.
 *
 * @param exported names that the release exports
 */
export function programOfExample(
  { key, code }: DocExample,
  docsVersion: string,
  exported: ReadonlySet<string>,
): Program {
  const names = [...freeNames(code, exported)].filter((name) =>
    exported.has(name),
  );
  const imports = `import { ${names.join(', ')} } from 'o1js';`;
  const text = `${names.length > 0 ? imports : 'export {};'}\n${expectingThrows(code)}`;
  const page = `api-reference/${key}.md`;
  const sample: Sample = {
    page,
    docsVersion,
    startLine: 2,
    endLine: text.split('\n').length + 1,
    code: text,
    visible: code,
    shownLines: [],
    hidden: '',
    check: 'run',
    expectedErrors: [],
    fresh: true,
    cost: false,
    wasm: false,
    slow: false,
  };
  return {
    page,
    docsVersion,
    kind: 'module',
    line: 2,
    samples: [sample],
    files: [],
  };
}

/** Catches what statements throw whose comment says so, and makes it an error that they do not; no line is added. */
function expectingThrows(code: string): string {
  const file = ts.createSourceFile('a.ts', code, ts.ScriptTarget.ES2022);
  let text = code;
  for (const statement of [...file.statements].reverse()) {
    if (!ts.isExpressionStatement(statement)) continue;
    const comments = ts.getTrailingCommentRanges(code, statement.end) ?? [];
    const says = comments.some(({ pos, end }) =>
      throwing.test(code.slice(pos, end)),
    );
    if (!says) continue;
    const start = statement.getStart(file);
    const before = text.slice(0, start);
    const inside = text.slice(start, statement.end);
    text = `${before}await (async () => { try { ${inside} } catch { return; } throw new Error('The comment says that it throws, and it does not'); })();${text.slice(statement.end)}`;
  }
  return text.replace(stated, '');
}
