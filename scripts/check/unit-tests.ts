import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folders whose `*.test.ts` are unit tests, see vitest.config.mts. */
const roots = ['config', 'plugins', 'scripts', 'src', 'tests'];

/** A part of the project that has tests of its own, e.g. `plugins/search`. */
const part = /^(?:plugins|scripts)\/[^/]+(?=\/)/;

/**
 * Finds the unit tests that a change of files can make fail: those that import
 * one of them, directly or not, those that name one by its path, and those of
 * the same plugin or script.
 *
 * @param files relative to `folder`, with forward slashes
 * @param folder the project's root
 * @returns the tests' paths, sorted
 */
export function unitTestsOf(
  files: readonly string[],
  folder: string,
): string[] {
  const changed = new Set(files);
  const parts = new Set(files.flatMap((file) => part.exec(file)?.[0] ?? []));
  const graph = new Map<string, readonly string[]>();
  return testFiles(folder).filter(
    (test) =>
      parts.has(part.exec(test)?.[0] ?? '-') ||
      names(test, files, folder) ||
      [...reachable(test, folder, graph)].some((file) => changed.has(file)),
  );
}

function testFiles(folder: string): string[] {
  return roots
    .filter((root) => existsSync(path.join(folder, root)))
    .flatMap((root) =>
      readdirSync(path.join(folder, root), {
        recursive: true,
        encoding: 'utf8',
      }).map((file) => `${root}/${file.split(path.sep).join('/')}`),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => !/^tests\/site\/|\bnode_modules\//.test(file))
    .sort();
}

/** @returns whether a test names a file, or a folder that it is in, as a text. */
function names(
  test: string,
  files: readonly string[],
  folder: string,
): boolean {
  const text = readFileSync(path.join(folder, test), 'utf8');
  return files
    .flatMap((file) => {
      const steps = file.split('/');
      const paths = steps.map((_, i) => steps.slice(0, i + 1).join('/'));
      // A folder at the root, such as `docs`, says too little.
      return paths.filter((each) => each.includes('/') || each === file);
    })
    .some((each) =>
      ["'", '"', '`'].some(
        (quote) =>
          text.includes(`${quote}${each}${quote}`) ||
          text.includes(`${quote}${each}/${quote}`),
      ),
    );
}

/** @returns a source file and all that it imports from the project. */
function reachable(
  file: string,
  folder: string,
  graph: Map<string, readonly string[]>,
): Set<string> {
  const found = new Set<string>();
  const add = (each: string): void => {
    if (found.has(each)) return;
    found.add(each);
    if (!graph.has(each)) graph.set(each, importsOf(each, folder));
    graph.get(each)!.forEach(add);
  };
  add(file);
  return found;
}

const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

function importsOf(file: string, folder: string): string[] {
  const isSource = /\.[cm]?tsx?$/.test(file);
  if (!isSource || !existsSync(path.join(folder, file))) return [];
  const text = readFileSync(path.join(folder, file), 'utf8');
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    if (!/^\.|^@site\//.test(fileName)) return [];
    const target = fileName.startsWith('@site/')
      ? fileName.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), fileName);
    const candidates = endings.map((ending) => target + ending);
    const there = candidates.find(
      (name) =>
        path.extname(name) !== '' && existsSync(path.join(folder, name)),
    );
    // What is gone was one of them.
    return there ?? candidates;
  });
}
