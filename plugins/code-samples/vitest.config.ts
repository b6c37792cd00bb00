import os from 'node:os';
import path from 'node:path';
import {
  defineConfig,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { installedRelease } from '../../config/installed-release';
import { docsFolder, releases, type Release } from '../../config/releases';
import type { Backend } from './measure/times';
import { projectOf } from './run/project-of-release';
import { PageModules } from './run/page-modules';
import { RecordResults } from './run/record-results';

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

/** @returns the project of a release, with its guides as test files */
function projectOfGuides(release: Release): TestProjectInlineConfiguration {
  const project = projectOf(release, timesOf);
  const docs = docsFolder(release);
  return {
    ...project,
    plugins: [pages.get(release)!.plugin()],
    test: {
      ...project.test,
      include: [`${docs}/**/*.{md,mdx}`],
      exclude: [
        `${docs}/{api-reference,_measured}/**`,
        `${docs}/changelog.md`,
        '**/*.checks.mdx',
      ],
    },
  };
}

export default defineConfig({
  cacheDir: path.join(projectFolder, '.cache/tools/vitest'),
  test: {
    projects: releases.map(projectOfGuides),
    pool: 'forks',
    maxWorkers: os.availableParallelism(),
    tags: [{ name: 'prove' }],
    reporters: ['default', new RecordResults([...pages.values()], timesOf)],
  },
});
