import ts from 'typescript';
import type { Sample } from '../sample';
import { isNotation } from '../parse/notation';
import { exportedNames } from './local-files';
import { programsOf, type Program } from './programs';
import { declaredNames, namesOfBinding, parseModule } from './statements';

/** What Copy gives for a block: code that compiles below the copies above it. */
export interface Copy {
  sample: Sample;
  /** The file that a reader pastes it into, e.g. `vote.ts`. */
  file: string;
  /** Its lines. The page prints those that are shown. */
  lines: { text: string; isShown: boolean }[];
}

/** @returns the code of a copy */
export const textOf = ({ lines }: Pick<Copy, 'lines'>): string =>
  lines.map(({ text }) => text).join('\n');

/**
 * @param page relative to the site's root
 * @param copies of the page
 * @returns address of the zip with the page's whole program, below the folder of Run; undefined if the page has none
 */
export function projectOf(
  page: string,
  copies: readonly Copy[],
): string | undefined {
  const hasProgram = copies.some(
    ({ sample }) => sample.check !== 'compile-error',
  );
  return page.startsWith('docs/') && hasProgram
    ? `projects/${page.replace(/\.mdx?$/, '.zip')}`
    : undefined;
}

/**
 * Completes the blocks of a page: one with a title is a file, and one without
 * continues the file of its program. Hidden imports are there if the block needs
 * them and no block above gave them.
 *
 * @param samples the blocks of a page in order, without checks
 */
export function copiesOf(samples: readonly Sample[]): Copy[] {
  const programs = programsOf({ samples: [...samples] });
  const modules = programs.filter(({ kind }) => kind === 'module');
  const continued = new Map(
    programs.map((program) => [program, continuedFile(program)]),
  );
  // What a block gives those below is read once.
  const done: { copy: Copy; names: string[]; exported: Import[] }[] = [];
  const ofPackages = samples
    .flatMap(({ code }) => importsOf(code))
    .filter(({ from }) => !from.startsWith('.'));
  for (const sample of samples) {
    const program = programs.find((each) => each.samples.includes(sample))!;
    const number = modules.indexOf(program) + 1;
    const main = number > 1 ? `program-${number}.ts` : 'program.ts';
    const file = sample.title ?? continued.get(program) ?? main;
    const above = done.filter(
      ({ copy }) =>
        copy.file === file &&
        copy.sample.check !== 'compile-error' &&
        program.samples.includes(copy.sample),
    );
    const given = above.flatMap(({ names }) => names);
    const others = done.filter(
      ({ copy }) => copy.sample.title !== sample.title,
    );
    const all = [
      ...ofPackages,
      ...others.flatMap(({ exported }) => exported),
      ...importsOf(sample.code),
    ];
    const imports = new Map(all.map((each) => [each.name, each]));
    const lines = completed(sample, given, imports);
    const copy = { sample, file, lines };
    const names = namesIn(textOf(copy));
    done.push({ copy, names, exported: exportsOf(sample) });
  }
  return done.map(({ copy }) => copy);
}

/** @returns what the head of a block without a title says: the file that a reader pastes its copy into */
export function placeOf(copy: Copy, copies: readonly Copy[]): string {
  const first = copies.find(({ file }) => file === copy.file);
  return first === copy ? copy.file : `continues ${copy.file}`;
}

/** @returns the file with a title whose names the program's other blocks use, although it does not export them: a reader goes on writing there */
function continuedFile({ samples, kind }: Program): string | undefined {
  if (kind === 'test') return 'program.test.ts';
  const others = samples.filter(({ title }) => !title);
  const own = new Set(others.flatMap(({ code }) => namesIn(code)));
  const used = new Set(others.flatMap(({ code }) => [...usedNames(code)]));
  const isMissing = (name: string) => used.has(name) && !own.has(name);
  return samples.find(({ title, code }) => {
    const exported = exportedNames(code);
    const declared = parseModule(code).statements.flatMap(declaredNames);
    return title && declared.some((n) => isMissing(n) && !exported.has(n));
  })?.title;
}

interface Import {
  from: string;
  name: string;
  /** Its part of the statement, e.g. `type Field as F` or `* as fs`. */
  text: string;
  isNamed: boolean;
}

/** @returns what blocks of other files can import from a block */
function exportsOf({ title, code }: Sample): Import[] {
  if (!title) return [];
  const from = `./${title.replace(/\.ts$/, '.js')}`;
  return Array.from(exportedNames(code), (name) => {
    return { from, name, text: name, isNamed: true };
  });
}

function importsOf(code: string): Import[] {
  const file = parseModule(code);
  return file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const from = statement.moduleSpecifier.getText(file).slice(1, -1);
    const { isTypeOnly, name, namedBindings } = statement.importClause ?? {};
    const isList = namedBindings && ts.isNamedImports(namedBindings);
    const whole = [name, isList ? undefined : namedBindings];
    const named = isList ? [...namedBindings.elements] : [];
    return [...whole, ...named].flatMap((node) => {
      if (!node) return [];
      const isNamed = ts.isImportSpecifier(node);
      const text = `${isTypeOnly ? 'type ' : ''}${node.getText(file)}`;
      const local = ts.isIdentifier(node) ? node : node.name;
      return { from, name: local.text, text, isNamed };
    });
  });
}

/** @returns the block without notation and hidden imports, below the imports that it needs */
function completed(
  { code, shownLines }: Sample,
  given: readonly string[],
  imports: ReadonlyMap<string, Import>,
): Copy['lines'] {
  const file = parseModule(code);
  const lineAt = (at: number) => file.getLineAndCharacterOfPosition(at).line;
  const isShown = new Set(shownLines);
  const moved = file.statements
    .filter((each) => ts.isImportDeclaration(each) && each.importClause)
    .map((each) => [lineAt(each.getStart(file)), lineAt(each.end)] as const)
    .filter(([first]) => !isShown.has(first));
  const lines = code
    .split('\n')
    .map((text, line) => ({ text, line, isShown: isShown.has(line) }))
    .filter(({ text }) => !isNotation(text))
    .filter(({ line }) => !moved.some(([a, b]) => a <= line && line <= b));
  const known = new Set([...given, ...namesIn(textOf({ lines }))]);
  const needed = Array.from(usedNames(code), (name) =>
    known.has(name) ? undefined : imports.get(name),
  ).filter((each) => each !== undefined);
  const added = statementsOf(needed).map((text) => ({ text, isShown: false }));
  // Imports that are gone leave empty lines.
  const rest = lines
    .filter(({ text }, i) => text || (i > 0 && lines[i - 1]!.text))
    .map(({ text, isShown }) => ({ text, isShown }));
  const hasGap =
    added.length === 0 || /^(?:import\b|$)/.test(rest[0]?.text ?? '');
  return [...added, ...(hasGap ? [] : [{ text: '', isShown: false }]), ...rest];
}

/** @returns the lines of import statements, as Prettier writes them */
function statementsOf(imports: readonly Import[]): string[] {
  const modules = new Set(
    imports.map(({ from, text, isNamed }) =>
      isNamed ? from : `${from} ${text}`,
    ),
  );
  return [...modules].flatMap((key) => {
    const [from, ...whole] = key.split(' ');
    if (whole.length > 0) return [`import ${whole.join(' ')} from '${from}';`];
    const names = imports
      .filter((each) => each.isNamed && each.from === from)
      .map(({ text }) => text);
    const line = `import { ${names.join(', ')} } from '${from}';`;
    if (line.length <= 80) return [line];
    return ['import {', ...names.map((n) => `  ${n},`), `} from '${from}';`];
  });
}

/** @returns the names that a module imports and declares */
export function namesIn(code: string): string[] {
  const { statements } = parseModule(code);
  const imported = importsOf(code).map(({ name }) => name);
  const types = statements
    .filter(
      (each) =>
        ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
    )
    .map(({ name }) => name.text);
  return [...imported, ...types, ...statements.flatMap(declaredNames)];
}

/** @returns the identifiers that a module uses and declares in no inner scope around them */
export function usedNames(code: string): Set<string> {
  const used = new Set<string>();
  const visit = (node: ts.Node, inner: readonly string[]): void => {
    if (ts.isImportDeclaration(node)) return;
    const { name } = node as ts.NamedDeclaration;
    const isUse = ts.isShorthandPropertyAssignment(node);
    const names = [...inner, ...declaredInside(node)];
    ts.forEachChild(node, (child) => {
      if (!ts.isIdentifier(child)) return visit(child, names);
      const isName = child === name && !isUse;
      if (!isName && !names.includes(child.text)) used.add(child.text);
    });
  };
  visit(parseModule(code), []);
  return used;
}

function declaredInside(node: ts.Node): string[] {
  if (ts.isBlock(node)) return node.statements.flatMap(declaredNames);
  if (ts.isFunctionLike(node)) {
    return node.parameters.flatMap(({ name }) => namesOfBinding(name));
  }
  const { initializer } = node as ts.ForOfStatement;
  return ts.isForOfStatement(node) && ts.isVariableDeclarationList(initializer)
    ? initializer.declarations.flatMap(({ name }) => namesOfBinding(name))
    : [];
}
