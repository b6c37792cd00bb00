import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifest = (folder: string) =>
  JSON.parse(read(`${folder}/package.json`)) as Manifest;

test.each([
  ['lib/composite.ts', 'src/zk/composite.ts'],
  ['lib/messages.ts', 'src/zk/messages.ts'],
  ['lib/zk-worker.ts', 'src/zk/zk.worker.ts'],
  ['lib/wallet.ts', 'src/wallet.ts'],
  ['lib/isolate.ts', 'src/isolate.ts'],
  ['public/isolation-worker.js', 'public/isolation-worker.js'],
])('%s is the same in both projects', (next, angular) => {
  expect(read(`examples/angular/${angular}`)).toBe(
    read(`examples/next/${next}`),
  );
});

test.each([
  'examples/next',
  'examples/angular',
  'examples/poll',
  'examples/project',
  'examples/zkapp',
])('%s pins every package, and o1js to the current release', (folder) => {
  const { dependencies, devDependencies } = manifest(folder);
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d/.test(version))).toEqual([]);
  expect(dependencies.o1js).toBe(manifest('.').dependencies.o1js);
});

test.each(['examples/next', 'examples/angular'])(
  '%s installs as the site does: nothing runs while it is',
  (folder) => {
    expect(read(`${folder}/.npmrc`)).toBe(read('.npmrc'));
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  },
);
