// `npm run check`: checks what the changes since main can change, or what the
// files that are named can: npm run check -- docs/basic-types/field.mdx
import { parseArgs } from 'node:util';
import { printResult, summaryOf } from '../steps/report';
import { runSteps } from '../steps/run-steps';
import { browserTests } from './browser';
import { changesSinceMain, namedChanges } from './changes';
import { pagesOfFigures, samplesDiffer } from './compare';
import { select } from './select';
import { stepsOf } from './steps';

const folder = process.cwd();
const atOnce = 2;

async function check(args: readonly string[]): Promise<boolean> {
  const { positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
  });
  const changes =
    positionals.length > 0
      ? namedChanges(positionals, folder)
      : changesSinceMain(folder);
  if (changes.files.length === 0) {
    console.log('Nothing differs from main.');
    return true;
  }
  const selection = select(changes.files, {
    folder,
    samplesDiffer: (page) => samplesDiffer(changes, page, folder),
    pagesOfFigures: (file) => pagesOfFigures(changes, file, folder),
  });
  const browser = browserTests(selection.browser, changes.files, folder);
  const steps = stepsOf(selection, folder, process.env.npm_execpath);
  console.log(
    `${changes.files.length} changed files: ${steps.map(({ name }) => name).join(', ')}`,
  );
  const results = await runSteps(steps, atOnce, printResult);
  // They start a server and browsers of their own.
  results.push(...(await runSteps(browser.steps, 1, printResult)));
  const left = [
    ...selection.left,
    ...browser.left,
    'the checks of the built site',
  ];
  console.log(`\n${summaryOf(results)}`);
  console.log(`Left to npm test: ${left.join('; ')}.`);
  return results.every(({ passed }) => passed);
}

try {
  process.exit((await check(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
