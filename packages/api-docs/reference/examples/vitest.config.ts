import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { projectOf } from '@o1js-docs/samples/run/project-of-release';
import { outcomesFile } from './outcome';
import { docExamples } from './plugin';

// Runs the examples of o1js' doc comments. `--project` names a release, and `-t` a symbol.
const siteFolder = process.cwd();

export default defineConfig({
  cacheDir: path.join(projectFolder, '.cache/tools/vitest'),
  test: {
    silent: 'passed-only',
    resolveSnapshotPath: (_file, _extension, context) => {
      const { name } = context.config;
      const release = releases.find(({ label }) => label === name)!;
      return path.join(siteFolder, outcomesFile(release));
    },
    projects: releases.map((release) => {
      const { test, ...project } = projectOf(release);
      const installed = installedRelease(release, projectFolder);
      const records = path.dirname(
        path.join(siteFolder, outcomesFile(release)),
      );
      return {
        ...project,
        plugins: [docExamples(installed, siteFolder)],
        test: {
          ...test,
          include: [path.join(import.meta.dirname, 'doc-examples.ts')],
          execArgv: [...test!.execArgv!, `--allow-fs-write=${records}*`],
        },
      };
    }),
  },
});
