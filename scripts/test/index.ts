// `npm test`: every check, one step after the other, up to the first that
// fails. `npm test -- --fresh` forgets what passed before.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { KeptSteps } from './kept-steps';
import { projectState } from './project-state';
import { steps } from './steps';

const folder = process.cwd();

function main(): number {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean' } } });
  const npm = process.env.npm_execpath;
  if (!npm) {
    console.error('Run it by npm, which names itself to its scripts: npm test');
    return 1;
  }
  const kept = new KeptSteps(path.join(folder, '.cache/passed-steps.json'));
  if (values.fresh) kept.forget();
  const passed: string[] = [];
  const notRun: string[] = [];
  let state = projectState(folder, process.env);
  for (const { name, fresh, makes } of steps) {
    if (!process.env.CI && !fresh && kept.has(name, state, folder)) {
      console.log(
        `kept    ${name}: it passed, and nothing differs since; npm test -- --fresh runs it`,
      );
      notRun.push(name);
      continue;
    }
    const extra = values.fresh && fresh ? fresh : [];
    const { status, error } = spawnSync(
      process.execPath,
      [npm, 'run', name, ...extra],
      { stdio: 'inherit' },
    );
    if (error) console.error(error.message);
    if (status !== 0) {
      console.error(
        `\n${name} failed. What passed before it: ${[...passed, ...notRun].join(', ') || 'nothing'}. Run it alone: npm run ${name}`,
      );
      return status ?? 1;
    }
    passed.push(name);
    const before = state;
    state = projectState(folder, process.env);
    // A file that was saved meanwhile is not what passed.
    if (state === before && !fresh) kept.keep(name, state, folder, makes);
  }
  console.log(`\nPassed: ${passed.join(', ')}.`);
  if (notRun.length > 0) {
    console.log(`Not run, because they passed before: ${notRun.join(', ')}.`);
  }
  return 0;
}

process.exit(main());
