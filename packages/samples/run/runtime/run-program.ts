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
  const placeOf = (line: number) => info.places[line - 1] ?? '';
  const problems = new Set(info.typeProblems);
  const tell = (line: number, message: string) =>
    problems.add(`${placeOf(line)}\n${message}`);
  const reached = new Set<number>();
  const measured: Measurements = {
    circuits: {},
    keys: [],
    times: {},
    megabytes: 0,
  };
  const report = (event: ReportEvent) => {
    if (event.type === 'at') writeRunning(placeOf(event.line));
    else if (event.type === 'problem') tell(event.line, event.message);
    else if (event.type === 'reached') reached.add(event.result);
    else measure(measured, event, info);
  };
  const save = () => saveState({ ...o1js, networkConfig });
  const recorder = new Recorder(info, report, save);
  const restoreState = save();
  const folder = process.cwd();
  process.chdir(mkdtempSync(path.join(folder, 'program-')));
  Object.assign(globalThis, { [Symbol.for('code-samples')]: recorder });
  // `compile()` of o1js 2.5.0 rejects promises with its error before it throws it, and vitest tells them at once.
  const mark = (error: unknown) => recorder.mark(error);
  process.prependListener('unhandledRejection', mark);
  const [ended] = await Promise.allSettled([load()]);
  process.off('unhandledRejection', mark);
  writeRunning('');
  recorder.forgetGates();
  restoreState();
  process.chdir(folder);

  const hasThrown = ended.status === 'rejected';
  if (!hasThrown) {
    for (const [index, { line, kind }] of info.results.entries()) {
      if (reached.has(index)) continue;
      const mark = kind === 'throws' ? 'throws' : '=>';
      tell(
        line,
        `Nothing was compared here: the statement before \`// ${mark}\` never ran.`,
      );
    }
    for (const { id, startLine, cost, recorded } of info.samples) {
      if (!cost || info.recordsCosts) continue;
      costDifferences(id, recorded, measured.circuits[id] ?? {}).forEach(
        (message) => tell(startLine, message),
      );
    }
    if (problems.size === 0) {
      const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
      task.meta.measurements = { ...measured, megabytes };
      return;
    }
  }
  // What a program with wrong types throws follows from them.
  const cause: unknown =
    hasThrown && info.typeProblems.length === 0 ? ended.reason : undefined;
  if (problems.size === 0) throw cause;
  throw new SampleFailure([...problems], info.siteFolder, cause);
}

/** Adds what an event says to the measurements. */
function measure(
  { circuits, keys, times }: Measurements,
  event: ReportEvent,
  { samples, places }: ProgramInfo,
): void {
  if (event.type !== 'circuit' && event.type !== 'time') return;
  const isOfEvent = ({ startLine }: { startLine: number }) =>
    startLine === event.sample;
  const id = samples.find(isOfEvent)?.id ?? '';
  if (event.type === 'circuit') {
    (circuits[id] ??= {})[event.name] = event.circuit;
    return;
  }
  ((times[id] ??= {})[event.step] ??= []).push(event.seconds);
  const { verificationKey } = Object(event.result) as {
    verificationKey?: { data: string };
  };
  const [program = ''] = event.step.split('.');
  const [page = ''] = places.find((place) => place)?.split(':') ?? [];
  if (verificationKey) keys.push([page, program, verificationKey.data]);
}
