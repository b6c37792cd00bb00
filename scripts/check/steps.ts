import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json';
import type { Step } from '../steps/run-steps';
import type { Files, Selection } from './select';

/** A command line of Windows holds some 8,000 characters; longer lists mean all. */
const longestList = 6_000;

/**
 * Turns a selection into commands. Each is Node with a program of a package,
 * because commands of `node_modules/.bin` are batch files on Windows.
 *
 * @param folder the project's root
 * @param npm the path of npm's own program, where npm runs this
 */
export function stepsOf(
  { format, spelling, lint, code, content, samples, unit, ...rest }: Selection,
  folder: string,
  npm: string | undefined,
): Step[] {
  const step = (
    name: string,
    files: Files,
    args: (files: readonly string[]) => Omit<Step, 'name'>,
    all: readonly string[],
  ): Step[] => {
    if (files !== 'all' && files.length === 0) return [];
    const list = files === 'all' ? all : files;
    const isLong = list.join(' ').length > longestList;
    return [{ name, ...args(isLong ? all : list) }];
  };
  const run = (name: string, ...args: string[]) => ({
    args: [programOf(name, folder), ...args],
  });
  const tsx = (...args: string[]) => run('tsx', ...args);
  return [
    // The slowest first.
    ...(samples.length > 0
      ? [
          {
            name: 'samples',
            ...tsx('plugins/code-samples/cli/check.ts', ...samples),
          },
        ]
      : []),
    ...(code ? [{ name: 'types', ...run('typescript:tsc') }] : []),
    ...step(
      'lint',
      lint,
      (files) =>
        run('eslint', '--max-warnings', '0', '--no-warn-ignored', ...files),
      ['.'],
    ),
    ...(unit.length > 0
      ? [
          {
            name: 'unit tests',
            ...run('vitest', 'run', '--project', 'unit', ...unit),
          },
        ]
      : []),
    ...step(
      'content',
      content,
      (files) => tsx('plugins/content-checks/cli.ts', ...files),
      [],
    ),
    ...step(
      'spelling',
      spelling,
      (files) => ({
        ...run(
          'cspell',
          '--no-progress',
          '--no-summary',
          '--no-must-find-files',
          ...(files.length > 0 ? ['--file-list', 'stdin'] : []),
          ...(files.length > 0 ? [] : ['**/*.{md,mdx}']),
        ),
        // A list of paths, where arguments are patterns.
        ...(files.length > 0 && { input: `${files.join('\n')}\n` }),
      }),
      [],
    ),
    ...step(
      'format',
      format,
      (files) => run('prettier', '--check', '--ignore-unknown', ...files),
      ['.'],
    ),
    ...(code ? [{ name: 'unused', ...run('knip') }] : []),
    ...rest.scripts
      .filter((script) => npm !== undefined && script in scripts)
      .map((script) => ({
        name: script,
        args: [npm!, 'run', '--silent', script],
      })),
  ];
}

/**
 * @param name of a package, and of its command if that has another name: `typescript:tsc`
 * @returns the file that the command runs
 */
export function programOf(name: string, folder: string): string {
  const [packageName = '', command = packageName] = name.split(':');
  const packageFolder = path.join(folder, 'node_modules', packageName);
  const { bin } = JSON.parse(
    readFileSync(path.join(packageFolder, 'package.json'), 'utf8'),
  ) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command ${command}.`);
  return path.join(packageFolder, file);
}
