import os from 'node:os';
import path from 'node:path';
import {
  defineConfig,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { docsFolder, releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import type { Backend } from './measure/times';
import { tagFlags } from './parse/flags';
import { projectOf } from './run/project-of-release';
import { PageModules } from './run/page-modules';
import { RecordResults } from './run/record-results';

// `npm run test:samples`: each guide is a test file, and each program in it is a test.
// `--root` is the folder that holds `docs`.
const timesOf = process.env.SAMPLES_TIMES as Backend | undefined;
const pages = releases.map(
  (release) => new PageModules(installedRelease(release, projectFolder)),
);
const results = new RecordResults(pages, timesOf);

/** @returns the vitest projects of a release: its pages, and its programs that need their own process */
function projectsOf(ofRelease: PageModules): TestProjectInlineConfiguration[] {
  const { release } = ofRelease;
  const project = {
    ...projectOf(release, timesOf),
    plugins: [ofRelease.plugin(), results.plugin()],
  };
  const docs = docsFolder(release);
  const ownFiles = path.join(
    projectFolder,
    '.cache/code-samples/own-process',
    release.label,
  );
  ofRelease.writeOwnFiles(ownFiles);
  return [
    {
      ...project,
      test: {
        ...project.test,
        include: [`${docs}/**/*.{md,mdx}`],
        exclude: [
          `${docs}/{api-reference,_measured}/**`,
          `${docs}/changelog.md`,
          '**/*.checks.mdx',
        ],
      },
    },
    {
      ...project,
      test: {
        ...project.test,
        name: `${release.label}, own process`,
        include: [`${ownFiles}/**/*.test.mjs`],
        isolate: true,
      },
    },
  ];
}

export default defineConfig({
  cacheDir: path.join(projectFolder, '.cache/tools/vitest'),
  test: {
    projects: pages.flatMap(projectsOf),
    pool: 'forks',
    maxWorkers: os.availableParallelism(),
    // A failing compile() of o1js rejects promises of its own with the error that it throws.
    onUnhandledError: (error) => !('isExpected' in error),
    tags: tagFlags.map((name) => ({ name })),
    // Snapshots of samples are new in each run, and samples write into their folder only.
    update: 'new',
    resolveSnapshotPath: (file, extension, context) => {
      const env = context?.config.env as Partial<Record<string, string>>;
      return path.join(
        env.SAMPLES_FOLDER ?? '',
        'snapshots',
        path.basename(file) + extension,
      );
    },
  },
});
