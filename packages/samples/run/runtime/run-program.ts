import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestContext } from 'vitest';
import * as o1js from 'o1js';
import { networkConfig } from 'o1js-network-config';
import { costDifferences } from '../../measure/cost-differences';
import type { Measurements, ProgramInfo, ReportEvent } from '../report';
import { SampleFailure } from './sample-failure';
import { saveState } from './save-state';
import { blockNetwork, networkAdvice } from './no-network';
import { watchHandles } from './open-handles';
import { Recorder } from './recorder';
import { watchBlocking } from './watchdog';

declare module 'vitest' {
  interface TaskMeta {
    measurements?: Measurements;
  }
}

const nextTurn = promisify(setImmediate);
/** vitest sends results at most every 100 ms. */
const timeToReport = 200;
/** A program that blocks or ends the process would take along a failure that vitest hasn't sent yet. */
let hasUnsentFailure = false;
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
  if (hasUnsentFailure) await promisify(setTimeout)(timeToReport);
  hasUnsentFailure = false;
  blockNetwork();
  // A promise of an earlier program may have set another instance after that program ended.
  firstInstance ??= o1js.Mina.activeInstance;
  o1js.Mina.setActiveInstance(firstInstance);
  const events: ReportEvent[] = [];
  const placeOf = (line: number) => info.places[line - 1] ?? '';
  const save = () => saveState({ ...o1js, networkConfig });
  let began = Date.now();
  const report = (event: ReportEvent) => {
    events.push(event);
    if (event.type !== 'at') return;
    began = Date.now();
    watchBlocking(placeOf(event.line), info.limit);
  };
  const recorder = new Recorder(info, report, save);
  const restoreState = save();
  const folder = process.cwd();
  process.chdir(mkdtempSync(path.join(folder, 'program-')));
  Object.assign(globalThis, { [Symbol.for('code-samples')]: recorder });
  const { errors, stopCatching } = catchLateErrors();
  const handlesLeftOpen = watchHandles(() => recorder.currentLine);
  const limit = startLimit(info.limit, () => began);
  try {
    await Promise.race([load(), limit.exceeded]);
  } catch (error) {
    if (error === tooLong) {
      const message = `The statement was still running after ${info.limit} s. Does it end by itself?`;
      events.push({ type: 'problem', line: recorder.currentLine, message });
    } else {
      errors.unshift(error);
    }
  }
  limit.stop();
  for (const { kind, line } of await handlesLeftOpen()) {
    const message = `leaves ${kind} running: stop it before the sample ends.`;
    events.push({ type: 'problem', line, message });
  }
  // Node reports a rejection after the microtasks, and this line is one of them.
  await nextTurn();
  stopCatching();
  watchBlocking('');
  recorder.forgetGates();
  restoreState();
  process.chdir(folder);

  // A failing compile() of o1js rejects promises of its own with the error that it throws.
  const [error] = errors.filter((each) => !recorder.hasCompared(each));
  const measurements = measurementsIn(events, info);
  const reported = [
    ...events.filter((event) => event.type === 'problem'),
    ...(error === undefined
      ? [...unreached(events, info), ...wrongCosts(measurements, info)]
      : []),
  ];
  const problems = new Set([
    ...info.typeProblems,
    ...reported.map(({ line, message }) => `${placeOf(line)}\n${message}`),
  ]);
  if (error === undefined && problems.size === 0) {
    task.meta.measurements = measurements;
    return;
  }
  hasUnsentFailure = true;
  // What a program with wrong types throws follows from them.
  const cause = info.typeProblems.length > 0 ? undefined : adviseOn(error);
  if (problems.size === 0) throw cause;
  throw new SampleFailure([...problems], info.siteFolder, cause);
}

/** The reason of a promise that ends the wait for a statement. */
const tooLong = new Error('The statement takes too long.');

/** A blocked process cannot reach this limit: watchdog.ts ends it. */
function startLimit(
  seconds: number,
  began: () => number,
): { exceeded: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout;
  const exceeded = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (Date.now() - began() > seconds * 1000) reject(tooLong);
    }, 250);
  });
  return { exceeded, stop: () => clearInterval(timer) };
}

/** Collects errors that no promise chain catches, in place of vitest, which does not know that a sample may expect them. */
function catchLateErrors(): { errors: unknown[]; stopCatching: () => void } {
  const errors: unknown[] = [];
  const names = ['uncaughtException', 'unhandledRejection'] as const;
  const before = names.map((name) => process.listeners(name as 'exit'));
  const add = (error: unknown) => errors.push(error);
  for (const name of names) {
    process.removeAllListeners(name);
    process.on(name, add);
  }
  return {
    errors,
    stopCatching: () => {
      for (const [index, name] of names.entries()) {
        process.removeAllListeners(name);
        before[index]?.forEach((listener) => process.on(name, listener));
      }
    },
  };
}

/** Node's own advice, from version 22 on. Samples cannot use the flag. */
const nodeAdvice = /\. Use --allow-[\w-]+ to manage permissions\.$/;

/** @returns the error, with advice if a limit of samples causes it */
function adviseOn(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const { code, permission, resource } = thrown as Error & {
    code?: string;
    permission?: string;
    resource?: string;
  };
  if (thrown.message === 'fetch failed') {
    thrown.message += `\n${networkAdvice}`;
  }
  if (code === 'ERR_ACCESS_DENIED') {
    thrown.message = `${thrown.message.replace(nodeAdvice, '')}\nSamples may not do this (${permission}: ${resource}). They read and write files in the folder that they run in: name a file without its folder.`;
  }
  return thrown;
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
