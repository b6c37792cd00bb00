import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../sample';
import { instrument } from '../program/instrument';
import {
  executedSamples,
  programName,
  type Program,
} from '../program/programs';
import type { ReleaseFolder } from '../release-folder';
import type { Job } from './report';
import { transpile } from './transpile';

/** A program that is ready to run. */
export interface WrittenJob {
  job: Job;
  /** Absolute path of the job as JSON. */
  file: string;
}

/**
 * Writes a program's module and job into the release's folder.
 *
 * @param circuitsOnly whether only what its circuits need is run
 * @returns the job, or what is wrong with the results of the program
 */
export function writeJob(
  program: Program,
  release: ReleaseFolder,
  circuitsOnly = false,
): WrittenJob | Problem[] {
  const { page } = program;
  const samples = executedSamples(program);
  const { code, results, problems } = instrument(samples, circuitsOnly);
  if (problems.length > 0) {
    return problems.map((problem) => ({ page, ...problem }));
  }
  const base = path.join(release.folder, programName(program));
  const job: Job = {
    module: `${base}.mjs`,
    sourceMap: `${base}.mjs.map`,
    report: `${base}.report.jsonl`,
    o1js: release.entry,
    results,
    samples: samples.map((sample) => ({
      startLine: sample.startLine,
      endLine: sample.endLine,
      cost: sample.cost,
      timed: sample.check === 'prove' && sample.id !== undefined,
    })),
  };
  const emitted = transpile(code, path.basename(page) + '.ts');
  mkdirSync(path.dirname(base), { recursive: true });
  writeFileSync(job.module, emitted.code);
  writeFileSync(job.sourceMap, emitted.sourceMap);
  const file = `${base}.job.json`;
  writeFileSync(file, JSON.stringify(job));
  return { job, file };
}
