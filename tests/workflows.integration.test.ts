import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { night, pullRequest } from '../scripts/steps';

interface Workflow {
  jobs: Record<string, { strategy?: { matrix: unknown } }>;
}

/** Names in a matrix, and behind `npm test --`. */
const namesIn = (text: string) => {
  const { jobs } = parse(text) as Workflow;
  const matrices = Object.values(jobs).map(({ strategy }) => strategy?.matrix);
  const asked = [...text.matchAll(/npm (?:test|run test:all) -- ([a-z -]+)/g)];
  return [
    ...[...JSON.stringify(matrices).matchAll(/"steps?":("[^"]*"|\[[^\]]*\])/g)],
    ...asked,
  ].flatMap(([, names = '']) => names.match(/[a-z-]+/g) ?? []);
};

test('each step runs in a workflow, and each step of a workflow exists', () => {
  const folder = '.github/workflows';
  const asked = readdirSync(folder).flatMap((file) =>
    namesIn(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const steps = [...pullRequest, ...night].flatMap(Object.keys);
  expect(asked.filter((name) => !steps.includes(name))).toEqual([]);
  // These run in shards.
  expect(steps.filter((name) => !asked.includes(name))).toEqual([
    'browser',
    'samples-all',
  ]);
});
