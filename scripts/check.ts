// `npm run check`: a quick check of what differs from main, in half a minute.
// Files can be named instead: npm run check -- docs/basic-types/field.mdx
import { existsSync } from 'node:fs';
import concurrently, { type CloseEvent } from 'concurrently';
import { changedPages, readChange } from './changed-files';
import { stop } from './stop';

const named = process.argv.slice(2);
const missing = named.filter((file) => !existsSync(file));
if (missing.length > 0) stop(`There is no file ${missing.join(', ')}.`);
const change =
  named.length > 0 ? { base: '', edited: named, removed: [] } : readChange();
if (!change) {
  stop(
    'git knows no earlier commit, so nothing could be compared. Name the files: npm run check -- docs/basic-types/field.mdx',
  );
}
const { base, edited, removed } = change;
const pages = changedPages(edited);
const code = edited.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
const isText = (file: string) => /\.mdx?$/.test(file);
const texts = edited.filter(isText);
/** Pages that didn't change may link to a file that is gone, or show a region of an example. */
const mayBreakOthers = [...removed, ...edited].some(
  (file) => removed.includes(file) || file.startsWith('examples/'),
);
/** A command line of Windows holds about 8,000 characters. */
const mostFiles = 80;

/** @returns the command with these files, or with all if they are many; none without files */
const on = (command: string, files: readonly string[], all = '.') =>
  files.length > 0 &&
  `${command} ${files.length > mostFiles ? all : files.map((file) => JSON.stringify(file)).join(' ')}`;

// prettier-ignore
const commands = {
  samples: on('npm run test:samples -- --tags-filter="!prove"', pages, '--project "Current*"'),
  content: mayBreakOthers ? 'npm run test:content' : on('npm run test:content --', pages, ''),
  lint: on('eslint --max-warnings 0 --no-warn-ignored --cache --cache-location .cache/tools/eslint', code),
  types: code.length > 0 && 'tsc',
  unit: code.length > 0 && (base ? `vitest run --project unit --changed ${base}` : on('vitest related --run --project unit', code)),
  spelling: on('cspell --no-progress --no-summary --no-must-find-files', texts, '"**/*.{md,mdx}"'),
  format: on('prettier --check --ignore-unknown --cache --cache-strategy content --cache-location .cache/tools/prettier', edited.filter((file) => !isText(file))),
};
const steps = Object.entries(commands).flatMap(([name, command]) =>
  command ? { name, command } : [],
);
const failed =
  steps.length === 0
    ? []
    : await concurrently(steps, { group: true }).result.then(
        () => [],
        (ended: CloseEvent[]) => ended.filter(({ exitCode }) => exitCode !== 0),
      );
const advice: Record<string, string> = {
  format: ' (npm run format)',
  spelling: ' (a word that is right goes into project-words.txt)',
};
const names = failed.map(
  ({ command: { name } }) => name + (advice[name] ?? ''),
);
console.log(
  `${names.length > 0 ? `Failed: ${names.join(', ')}. ` : ''}Files: ${edited.length}. Left to npm test: unused code, integration tests, proofs, the build and its tests.
After npm run build you can run browser tests that differ: npx playwright test --only-changed=${base || 'main'}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
