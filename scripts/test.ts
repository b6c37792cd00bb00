// `npm test` runs what a pull request needs, `npm run test:all` everything.
// Names of steps choose: npm test -- types lint. A step that fails does not stop the others.
import { existsSync } from 'node:fs';
import concurrently from 'concurrently';
import { browserPath } from '../tests/browser-path';
import { night, pullRequest } from './steps';
import { stop } from './stop';

const args = process.argv.slice(2);
const names = args.filter((name) => name !== '--all');
const groups = [...pullRequest, ...night];
const known = groups.flatMap((group) => Object.keys(group));
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  stop(`There is no step ${unknown.join(', ')}. Steps: ${known.join(', ')}`);
}
const isChosen = (name: string) =>
  names.length > 0
    ? names.includes(name)
    : args.includes('--all') || pullRequest.some((group) => name in group);
/** Steps that read the build. */
const ofBuild =
  /^(?:site|search|links|bench|accessibility|browser|firefox|webkit)/;
/** Steps that start a browser. */
const ofBrowser = /^(?:browser|accessibility|stock|start|bench|examples)/;

if (known.some((name) => isChosen(name) && ofBrowser.test(name))) {
  try {
    browserPath();
  } catch (error) {
    stop((error as Error).message);
  }
}

const results: Record<string, { result: string; seconds?: number }> = {};
for (const group of groups) {
  const steps = Object.entries(group).filter(([name]) => isChosen(name));
  const isBuilt = results.build?.result !== 'FAILED' && existsSync('build');
  const ready = steps.filter(([name, command]) => {
    if (!command) results[name] = { result: 'nothing to do' };
    else if (ofBuild.test(name) && !isBuilt)
      results[name] = { result: 'FAILED: no build' };
    else return true;
    return false;
  });
  if (ready.length === 0) continue;
  const { result } = concurrently(
    ready.map(([name, command]) => ({ name, command })),
    { maxProcesses: 2, group: true, prefixColors: 'auto' },
  );
  for (const { command, exitCode, timings } of await result.catch(
    (closed: Awaited<typeof result>) => closed,
  )) {
    results[command.name] = {
      result: exitCode === 0 ? 'passed' : 'FAILED',
      seconds: Math.round(timings.durationSeconds),
    };
  }
}
console.table(results);
if (Object.values(results).some(({ result }) => result.startsWith('FAILED'))) {
  process.exitCode = 1;
}
