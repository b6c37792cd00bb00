import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'vitest';
import * as o1js from 'o1js';
import { networkConfig } from 'o1js-network-config';
import { costDifferences } from '../../measure/cost-differences';
import type { Measurements, ProgramInfo, ReportEvent } from '../report';
import { writeRunning } from '../running-statement';
import { SampleFailure } from './sample-failure';
import { saveState } from './save-state';
import { Recorder } from './recorder';

declare module 'vitest' {
  interface TaskMeta {
    measurements?: Measurements;
  }
}

/** The instance of o1js that is active before anything runs. */
let firstInstance: typeof o1js.Mina.activeInstance | undefined;

/**
 * Runs a program in an empty folder, compares its outputs and costs with the
 * expected ones, and restores the state that it changed.
 *
 * @param load imports the module of the program
 * @throws SampleFailure with each wrong line, or the error that the program threw
 */
export async function runProgram(
  load: () => Promise<unknown>,
  info: ProgramInfo,
  { task }: Pick<TestContext, 'task'>,
): Promise<void> {
  // A promise of an earlier program may have set another instance after that program ended.
  firstInstance ??= o1js.Mina.activeInstance;
  o1js.Mina.setActiveInstance(firstInstance);
  const events: ReportEvent[] = [];
  const placeOf = (line: number) => info.places[line - 1] ?? '';
  const save = () => saveState({ ...o1js, networkConfig });
  const report = (event: ReportEvent) => {
    events.push(event);
    if (event.type === 'at') writeRunning(placeOf(event.line));
  };
  const recorder = new Recorder(info, report, save);
  const restoreState = save();
  const folder = process.cwd();
  process.chdir(mkdtempSync(path.join(folder, 'program-')));
  Object.assign(globalThis, { [Symbol.for('code-samples')]: recorder });
  const [ended] = await Promise.allSettled([load()]);
  writeRunning('');
  recorder.forgetGates();
  restoreState();
  process.chdir(folder);

  const hasThrown = ended.status === 'rejected';
  const measurements = measurementsIn(events, info);
  const reported = [
    ...events.filter((event) => event.type === 'problem'),
    ...(hasThrown
      ? []
      : [...unreached(events, info), ...wrongCosts(measurements, info)]),
  ];
  const problems = new Set([
    ...info.typeProblems,
    ...reported.map(({ line, message }) => `${placeOf(line)}\n${message}`),
  ]);
  if (!hasThrown && problems.size === 0) {
    task.meta.measurements = measurements;
    return;
  }
  // What a program with wrong types throws follows from them.
  const cause: unknown =
    hasThrown && info.typeProblems.length === 0 ? ended.reason : undefined;
  if (problems.size === 0) throw cause;
  throw new SampleFailure([...problems], info.siteFolder, cause);
}

/** @returns the expected outputs whose statement never ran */
function unreached(
  events: readonly ReportEvent[],
  { results }: ProgramInfo,
): { line: number; message: string }[] {
  const reached = new Set(
    events.flatMap((e) => (e.type === 'reached' ? e.result : [])),
  );
  return results
    .filter((_, index) => !reached.has(index))
    .map(({ line, kind }) => ({
      line,
      message: `Nothing was compared here: the statement before \`// ${kind === 'throws' ? 'throws' : '=>'}\` never ran.`,
    }));
}

function measurementsIn(
  events: readonly ReportEvent[],
  { samples, places }: ProgramInfo,
): Measurements {
  const page = places.find((place) => place)?.split(':')[0] ?? '';
  const keys: Measurements['keys'] = [];
  const idOf = (event: { sample: number }) =>
    samples.find(({ startLine }) => startLine === event.sample)?.id ?? '';
  const circuits: Measurements['circuits'] = {};
  const times: Measurements['times'] = {};
  for (const event of events) {
    if (event.type === 'circuit') {
      (circuits[idOf(event)] ??= {})[event.name] = event.circuit;
    } else if (event.type === 'time') {
      const steps = (times[idOf(event)] ??= {});
      (steps[event.step] ??= []).push(event.seconds);
      const { verificationKey } = Object(event.result) as {
        verificationKey?: { data: string };
      };
      const [program = ''] = event.step.split('.');
      if (verificationKey) keys.push([page, program, verificationKey.data]);
    }
  }
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  return { circuits, keys, times, megabytes };
}

function wrongCosts(
  { circuits }: Measurements,
  { recordsCosts, samples }: ProgramInfo,
): { line: number; message: string }[] {
  return samples
    .filter(({ cost }) => cost && !recordsCosts)
    .flatMap(({ id, startLine, recorded }) =>
      costDifferences(id, recorded, circuits[id] ?? {}).map((message) => ({
        line: startLine,
        message,
      })),
    );
}
