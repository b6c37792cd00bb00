import { spawn, type ChildProcess } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let interrupted = false;
let child: ChildProcess | undefined;

/** From now on Ctrl+C ends the step that runs, and no other begins; what comes after is up to the command. */
export function listenForInterruption(): void {
  for (const signal of signals) {
    process.on(signal, () => {
      interrupted = true;
      child?.kill(signal);
    });
  }
}

/**
 * Does one part of a command, and says which.
 *
 * @throws Error when the command was interrupted meanwhile
 */
export async function step<T>(
  name: string,
  task: () => T | Promise<T>,
): Promise<T> {
  await stopIfInterrupted();
  console.log(`> ${name}`);
  try {
    return await task();
  } finally {
    // What an interrupted step complains about is the interruption.
    await stopIfInterrupted();
  }
}

/**
 * Runs a program and shows what it prints.
 *
 * @param folder where; by default the current folder
 * @throws Error when it fails, or the command was interrupted
 */
export async function run(
  program: string,
  args: readonly string[],
  folder = '.',
): Promise<void> {
  const line = [program, ...args].join(' ');
  await step(folder === '.' ? line : `${line} (in ${folder})`, async () => {
    const started = spawn(program, args, {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child = started;
    const code = await new Promise<number | null>((resolve, reject) => {
      started.once('error', reject);
      started.once('close', resolve);
    });
    child = undefined;
    await stopIfInterrupted();
    if (code !== 0) throw new Error(`${line} failed.`);
  });
}

/**
 * Runs a program and shows what it prints.
 *
 * @returns whether it succeeded
 * @throws Error when the command was interrupted
 */
export async function succeeds(
  program: string,
  args: readonly string[],
): Promise<boolean> {
  try {
    await run(program, args);
    return true;
  } catch (error) {
    if (interrupted) throw error;
    return false;
  }
}

async function stopIfInterrupted(): Promise<void> {
  // Signals are delivered between turns.
  await nextTurn();
  if (interrupted) throw new Error('Interrupted.');
}
