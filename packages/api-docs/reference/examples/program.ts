import { sampleOfFence } from '@o1js-docs/samples/parse/sample-of-fence';
import { programsOf, type Program } from '@o1js-docs/samples/program/programs';
import { identifiersOf } from '../../symbols/prose/identifiers';
import type { DocExample } from './read-examples';

/** Comments that the runner would compare with results. Doc comments are not written for that. */
const stated =
  /(?:^|[ \t])\/\/[ \t]*(?:=>|[-=]>|==+>|→|⇒).*$|^[ \t]*\/\/ ?throws\b.*$/gm;

/** A statement whose comment says that it throws: `Field(3.141); // ERROR: no integer`. */
const throwing = /(?<=\S.*)\/\/.*\b(?:throws|ERROR)\b.*$/gm;

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
  const text = code.replace(stated, '').replace(throwing, '// throws …');
  const imports = `import { ${names.join(', ')} } from 'o1js'; `;
  const { sample } = sampleOfFence({
    page: key,
    file: key,
    docsVersion,
    language: 'ts',
    meta: '',
    code: (names.length > 0 ? imports : '') + text,
    line: 1,
    isCheck: false,
  });
  return programsOf({ samples: [sample!] })[0]!;
}
