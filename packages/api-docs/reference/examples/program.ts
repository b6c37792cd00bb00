import ts from 'typescript';
import { sampleOfFence } from '@o1js-docs/samples/parse/sample-of-fence';
import { programsOf, type Program } from '@o1js-docs/samples/program/programs';
import { identifiersOf } from '../../symbols/prose/identifiers';
import type { DocExample } from './read-examples';

/** A comment after a statement that throws. */
const throwing = /^\/\/.*\b(throws|ERROR)\b/;

/** Comments that a guide's sample is compared with, and similar ones. Doc comments are not written for that. */
const stated = /(^|\s)\/\/(\s*(=>|[-=]>|==+>|→|⇒)|\s?throws\b).*$/gm;

/**
 * Makes a program of an example. It imports the names of o1js that doc comments
 * leave out. Each line keeps its line number.
 *
 * @param exported names that the release exports
 */
export function programOfExample(
  { key, code }: Pick<DocExample, 'key' | 'code'>,
  docsVersion: string,
  exported: ReadonlySet<string>,
): Program {
  const { used, declared } = identifiersOf([code]);
  const { used: imported } = identifiersOf(code.match(/^import .*$/gm) ?? []);
  const names = [...used].filter(
    (name) => exported.has(name) && !declared.has(name) && !imported.has(name),
  );
  const imports = `import { ${names.join(', ')} } from 'o1js'; `;
  const { sample } = sampleOfFence({
    page: key,
    file: key,
    docsVersion,
    language: 'ts',
    meta: '',
    code: (names.length > 0 ? imports : '') + expectThrows(code),
    line: 1,
    isCheck: false,
  });
  return programsOf({ samples: [sample!] })[0]!;
}

/** Catches the errors that comments announce. A statement that does not throw is an error then. */
function expectThrows(code: string): string {
  const file = ts.createSourceFile('a.ts', code, ts.ScriptTarget.ES2022);
  let text = code;
  for (const statement of [...file.statements].reverse()) {
    const { end } = statement;
    const comments = ts.getTrailingCommentRanges(code, end) ?? [];
    const throws = comments.some((c) =>
      throwing.test(code.slice(c.pos, c.end)),
    );
    if (!throws || !ts.isExpressionStatement(statement)) continue;
    const start = statement.getStart(file);
    text = `${text.slice(0, start)}await (async () => { try { ${text.slice(start, end)} } catch { return; } throw new Error('The comment says that it throws, and it does not'); })();${text.slice(end)}`;
  }
  return text.replace(stated, '');
}
