import os from 'node:os';
import path from 'node:path';
import {
  defineConfig,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { installedRelease } from '../../config/installed-release';
import { docsFolder, releases, type Release } from '../../config/releases';
import type { Backend } from './measure/times';
import { PageModules } from './run/page-modules';
import { RecordResults } from './run/record-results';
import { sandboxOf } from './run/sandbox';

// `npm run test:samples`: each guide is a test file, and each program in it is a test.
// `--root` is the folder that holds `docs`.
const projectFolder = path.resolve(import.meta.dirname, '../..');
const timesOf = process.env.SAMPLES_TIMES as Backend | undefined;
const pages = new Map(
  releases.map((release) => [
    release,
    new PageModules(installedRelease(release, projectFolder)),
  ]),
);

/** @returns the vitest projects of a release: its pages, and its programs that need their own process */
function projectsOf(release: Release): TestProjectInlineConfiguration[] {
  const installed = installedRelease(release, projectFolder);
  const inPackage = (file: string) =>
    path.join(installed.packageFolder, 'dist/node', file);
  const docs = docsFolder(release);
  const ofRelease = pages.get(release)!;
  const { execArgv, env } = sandboxOf(installed, timesOf);
  const ownFiles = path.join(
    projectFolder,
    '.cache/code-samples/own-process',
    release.label,
  );
  ofRelease.writeOwnFiles(ownFiles);
  const project = (test: InlineConfig): TestProjectInlineConfiguration => ({
    extends: true,
    plugins: [ofRelease.plugin()],
    resolve: {
      alias: [
        { find: /^o1js$/, replacement: inPackage('index.js') },
        {
          find: 'o1js-network-config',
          replacement: inPackage('lib/mina/v1/fetch.js'),
        },
      ],
    },
    test: {
      setupFiles: [path.join(import.meta.dirname, 'run/runtime/setup.ts')],
      execArgv,
      env,
      ...test,
    },
  });
  return [
    project({
      name: release.label,
      include: [`${docs}/**/*.{md,mdx}`],
      exclude: [
        `${docs}/{api-reference,_measured}/**`,
        `${docs}/changelog.md`,
        '**/*.checks.mdx',
      ],
    }),
    project({
      name: `${release.label}, own process`,
      include: [`${ownFiles}/**/*.test.mjs`],
      isolate: true,
    }),
  ];
}

export default defineConfig({
  cacheDir: path.join(projectFolder, '.cache/tools/vitest'),
  test: {
    projects: releases.flatMap(projectsOf),
    pool: 'forks',
    // Loading o1js takes longer than most programs, so pages share a process.
    isolate: false,
    maxWorkers: os.availableParallelism(),
    // Each program has its own limits.
    testTimeout: 0,
    tags: [{ name: 'prove' }],
    reporters: ['default', new RecordResults([...pages.values()], timesOf)],
  },
});
