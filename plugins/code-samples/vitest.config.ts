import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { releases } from '../../config/releases';
import { passedOptions, provesAlone } from './checks/options';
import { projectName, type ProjectKind } from './checks/project-name';

const cores = os.availableParallelism();

const proofsAtOnce = provesAlone(passedOptions()) ? 1 : 2;

/** Proofs come last, so that a wrong sample shows early. */
const order: Record<ProjectKind, { groupOrder: number; maxWorkers: number }> = {
  samples: { groupOrder: 0, maxWorkers: Math.min(cores + 1, releases.length) },
  proofs: { groupOrder: 1, maxWorkers: proofsAtOnce },
};

/** Two projects a release, each of one file; its tests run each program of a page in another process. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Two pages of Current are checked at the same time.
    maxConcurrency: 2,
    projects: releases.flatMap((release) =>
      (['samples', 'proofs'] as const).map((kind) => {
        const { groupOrder, maxWorkers } = order[kind];
        return {
          extends: true as const,
          cacheDir: path.resolve(
            import.meta.dirname,
            '../../.cache/tools/vitest',
          ),
          test: {
            name: projectName(release, kind),
            include: [`checks/${kind}.checks.ts`],
            sequence: { groupOrder },
            maxWorkers,
            provide: { docsVersion: release.docsVersion },
          },
        };
      }),
    ),
  },
});
