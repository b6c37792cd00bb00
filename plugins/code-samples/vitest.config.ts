import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { releases } from '../../config/releases';

/** Proofs come last: a wrong sample shows within a minute. */
class ProofsLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isProof = ({ moduleId }: TestSpecification) =>
      Number(moduleId.endsWith('proofs.samples.ts'));
    return Promise.resolve([...files].sort((a, b) => isProof(a) - isProof(b)));
  }
}

/** One project a release; its tests start a process for each program of a page. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    sequence: { sequencer: ProofsLast },
    fileParallelism: false,
    maxConcurrency: os.availableParallelism(),
    projects: releases.map(({ label, docsVersion }) => ({
      extends: true as const,
      cacheDir: path.resolve(import.meta.dirname, '../../.cache/vitest'),
      test: {
        name: label,
        include: ['checks/*.samples.ts'],
        provide: { docsVersion },
      },
    })),
  },
});
