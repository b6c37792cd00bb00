import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentRelease } from '@o1js-docs/project/releases';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import type { Tutorial } from './tutorial';
import { readTutorial } from './read-tutorial';
import { runTutorial } from './run-tutorial';
import { stop } from '../stop';

// Does what pages tell their readers to do, from an empty folder, with packages
// from the registry.
//   npm run test:all -- tutorials                    all pages of Current that have commands
//   npx tsx scripts/tutorials/index.ts docs/index.mdx   one page, or several
//   npx tsx scripts/tutorials/index.ts --list           prints the steps of each page
//   npx tsx scripts/tutorials/index.ts --keep           keeps the folders, and says where they are

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean' },
    keep: { type: 'boolean' },
  },
});
/** Seconds that one command may take. */
const limit = 1800;
const setUpPage = 'docs/getting-started/set-up.mdx';
const root = path.resolve(import.meta.dirname, '../..');
const pages = pagesOf(currentRelease(), root);
const asked = positionals.map((page) => page.split(path.sep).join('/'));
const unknown = asked.filter((page) => !pages.includes(page));
if (unknown.length > 0) stop(`No page of Current: ${unknown.join(', ')}`);
/** The project of the set-up page, which is made once. */
let project: Promise<{ line: number; message: string } | undefined> | undefined;
const tutorials = (asked.length > 0 ? asked : pages)
  .map((page) => readTutorial(page, root))
  .filter(({ steps, problems }) => steps.length > 0 || problems.length > 0);

if (values.list) {
  console.dir(tutorials, { depth: null });
} else {
  const work = mkdtempSync(path.join(tmpdir(), 'o1js-tutorials-'));
  const results: Record<string, Awaited<ReturnType<typeof replay>>> = {};
  try {
    for (const tutorial of tutorials) {
      results[tutorial.page] = await replay(tutorial, work);
    }
  } finally {
    if (values.keep) console.log(`The folders are in ${work}`);
    else rmSync(work, { recursive: true, force: true });
  }
  console.table(results);
  if (Object.values(results).some(({ failedAt }) => failedAt)) {
    process.exitCode = 1;
  }
}

/** @returns how it went, as a row of the table */
async function replay(tutorial: Tutorial, work: string) {
  const began = performance.now();
  const folder = path.join(work, tutorial.page.replace(/\W+/g, '-'));
  mkdirSync(folder);
  console.log(`\n${tutorial.page}`);
  const [unreadable] = tutorial.problems;
  const problem =
    unreadable ??
    (tutorial.start === 'project'
      ? await startProject(folder, work)
      : undefined) ??
    (await run(tutorial.steps, folder));
  if (problem) {
    console.error(`${tutorial.page}:${problem.line}\n${problem.message}`);
  }
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
  return {
    commands: tutorial.steps.filter(({ kind }) => kind === 'command').length,
    seconds: Math.round((performance.now() - began) / 1000),
    failedAt: problem ? `line ${problem.line}` : '',
  };
}

/** Fills the folder as the set-up page does, up to its first command. */
async function startProject(folder: string, work: string) {
  const made = path.join(work, 'project');
  const { steps } = readTutorial(setUpPage, root);
  const first = steps.findIndex(({ kind }) => kind === 'command');
  mkdirSync(made, { recursive: true });
  project ??= run(steps.slice(0, first + 1), made);
  const problem = await project;
  if (!problem)
    cpSync(made, folder, { recursive: true, verbatimSymlinks: true });
  return problem;
}

function run(steps: Tutorial['steps'], folder: string) {
  return runTutorial(steps, {
    folder,
    limit,
    report: ({ command }, seconds) =>
      console.log(
        `  ${seconds.toFixed(1).padStart(6)} s  ${command.split('\n').join('; ')}`,
      ),
  });
}
