// Runs scripts of package.json side by side, all of them whatever fails:
//   tsx scripts/steps/index.ts test:lint test:types
import { scripts } from '../../package.json';
import { printResult, summaryOf } from './report';
import { runSteps } from './run-steps';

/** For memory too: the lint and the type check hold about 1 GB each. */
const atOnce = 2;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in scripts));
const npm = process.env.npm_execpath;
if (!npm || names.length === 0 || unknown.length > 0) {
  console.error(
    npm
      ? `No scripts of package.json: ${unknown.join(', ') || 'none is named'}`
      : 'Run it by npm, which names itself to its scripts: npm run test:code',
  );
  process.exit(1);
}
const results = await runSteps(
  // Not by the name of the command: that is a batch file on Windows.
  names.map((name) => ({ name, args: [npm, 'run', '--silent', name] })),
  atOnce,
  printResult,
);
console.log(`\n${summaryOf(results)}`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
