import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

/** One command of Node's, e.g. a check. */
export interface Step {
  name: string;
  /** Command line behind `node`. */
  args: readonly string[];
  /** What it reads on its standard input. */
  input?: string;
}

/** What became of a step. */
export interface StepResult {
  name: string;
  passed: boolean;
  seconds: number;
  /** All that it wrote. */
  output: string;
}

/** Milliseconds in which a step that is interrupted may end what it started. */
const patience = 5_000;

/**
 * Runs steps, a few at a time, all of them whatever fails. An interrupt ends
 * those that run, and then this process, as shells expect it.
 *
 * @param atOnce how many run side by side
 * @param ended is called with each result as it comes
 * @returns the results, in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  ended: (result: StepResult) => void,
): Promise<StepResult[]> {
  const running = new Map<ChildProcess, Step>();
  const waiting = [...steps];
  const stopListening = endOnInterrupt(running, waiting);
  const results = new Map<Step, StepResult>();
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step, running);
      results.set(step, result);
      ended(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  stopListening();
  return steps.flatMap((step) => results.get(step) ?? []);
}

function runStep(
  step: Step,
  running: Map<ChildProcess, Step>,
): Promise<StepResult> {
  const start = performance.now();
  const child = spawn(process.execPath, step.args, {
    stdio: [step.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  running.set(child, step);
  child.stdin?.end(step.input);
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      running.delete(child);
      const seconds = (performance.now() - start) / 1000;
      resolve({ name: step.name, passed, seconds, output: output.trim() });
    };
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** @returns a function that stops listening */
function endOnInterrupt(
  running: ReadonlyMap<ChildProcess, Step>,
  waiting: Step[],
): () => void {
  const onSignal = (signal: 'SIGINT' | 'SIGTERM') => {
    const names = [...running.values(), ...waiting.splice(0)].map(
      ({ name }) => name,
    );
    console.error(`\nInterrupted. Not finished: ${names.join(', ')}.`);
    for (const child of running.keys()) child.kill(signal);
    const exit = () => process.exit(128 + constants.signals[signal]);
    setTimeout(() => {
      for (const child of running.keys()) child.kill('SIGKILL');
      exit();
    }, patience);
    setInterval(() => {
      if (running.size === 0) exit();
    }, 50);
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  return () => {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  };
}
