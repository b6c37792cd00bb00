// `npm run check`: a quick check of what differs from main, in half a minute.
// Files can be named instead: npm run check -- docs/basic-types/field.mdx
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { changedPages, readChange } from './changed-files';

/** A command line of Windows holds about 8,000 characters. */
const mostFiles = 80;

const root = process.cwd();
const named = process.argv.slice(2);
const change = readChange(root);
const isNamed = named.length > 0;
const files = isNamed ? named : change.edited;
const changed = isNamed ? named : [...files, ...change.removed];
const isCode = (file: string) => /\.(?:[cm]?[jt]s|tsx)$/.test(file);

/** @returns the command for these files, or for all files if they are many */
function onFiles(command: string, list: readonly string[], all = '.') {
  if (list.length === 0) return [];
  const names = list.map((file) => JSON.stringify(file)).join(' ');
  return [`${command} ${list.length > mostFiles ? all : names}`];
}

const pages = changedPages(files);
/** Pages that didn't change may link to a file that is gone, or show a region of an example. */
const mayBreakOthers = (file: string) =>
  change.removed.includes(file) || file.startsWith('examples/');
const checkContent = 'tsx packages/content/checks/cli.ts';
const commands = [
  ...onFiles(
    'npm run test:samples -- --tags-filter="!prove"',
    pages,
    '--project "Current*"',
  ),
  ...(changed.some(mayBreakOthers)
    ? [checkContent]
    : onFiles(
        checkContent,
        [...pages, ...files.filter((file) => file.endsWith('.md'))],
        '',
      )),
  ...onFiles(
    'eslint --max-warnings 0 --no-warn-ignored --cache --cache-location .cache/tools/eslint',
    files.filter(isCode),
  ),
  ...(changed.some(isCode) ? ['tsc'] : []),
  ...(isNamed
    ? onFiles('vitest related --run --project unit', files.filter(isCode))
    : changed.some(isCode)
      ? [`vitest run --project unit --changed ${change.base}`]
      : []),
  ...onFiles(
    'cspell --no-progress --no-summary --no-must-find-files',
    files.filter((file) => /\.mdx?$/.test(file)),
    '"**/*.{md,mdx}"',
  ),
  ...onFiles(
    'prettier --check --ignore-unknown --cache --cache-strategy content --cache-location .cache/tools/prettier',
    files,
  ),
];

const run = promisify(exec);
const results = await Promise.all(
  commands.map(async (command) => {
    const name = command.slice(0, 70);
    const start = performance.now();
    const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
    try {
      await run(command, { maxBuffer: 2 ** 28 });
      console.log(`passed  ${name}, ${seconds()} s`);
      return true;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      console.log(`FAILED  ${name}, ${seconds()} s\n${stdout}${stderr}`);
      return false;
    }
  }),
);
console.log(
  `Files: ${files.length}. Left to npm test: unused code, integration tests, proofs, the build and its tests.
After npm run build you can run browser tests that differ: npx playwright test --only-changed=${change.base}`,
);
process.exitCode = results.every(Boolean) ? 0 : 1;
