import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { projectOf } from '@o1js-docs/samples/run/project-of-release';
import { ExampleTests } from './example-tests';

// Runs the examples of o1js' doc comments. `--project` names a release, and `-t` a symbol.

export default defineConfig({
  cacheDir: path.join(projectFolder, '.cache/tools/vitest'),
  test: {
    silent: 'passed-only',
    projects: releases.map((release) => {
      const project = projectOf(release);
      const tests = new ExampleTests(installedRelease(release, projectFolder));
      const include = [path.join(import.meta.dirname, 'doc-examples.ts')];
      return {
        ...project,
        plugins: [tests.plugin()],
        test: { ...project.test, include },
      };
    }),
  },
});
