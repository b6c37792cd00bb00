import { spawn, type ChildProcess, type IOType } from 'node:child_process';

/** A Node process that ends no later than the checker. */
export interface NodeProcess {
  child: ChildProcess;
  /** Resolves with the exit code; null when the process was killed. */
  exit: Promise<number | null>;
  /** @returns the end of its output since the last call, with a note if the output is longer */
  takeOutput: () => string;
}

/** Maximum length of the output in a failure message. */
const maxOutput = 4000;

/** Milliseconds to wait for the output of an ended process. */
const pipeTimeout = 500;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));
// A process of vitest ends together with the command that started it.
process.once('disconnect', () => process.exit());

/**
 * Starts Node.
 *
 * @param args of the command line
 * @param channel opens a channel for messages
 */
export function startNode(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  channel = false,
): NodeProcess {
  const stdio: IOType[] = ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, args, {
    ...options,
    stdio: channel ? [...stdio, 'ipc'] : stdio,
  });
  running.add(child);
  let output = '';
  let written = 0;
  const keep = (chunk: Buffer) => {
    const text = chunk.toString();
    written += text.length;
    output = (output + text).slice(-maxOutput);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => {
      running.delete(child);
      const end = () => {
        clearTimeout(timer);
        child.stdout?.destroy();
        child.stderr?.destroy();
        resolve(exitCode);
      };
      // The last output may not be read yet.
      child.once('close', end);
      // A child process of the sample may keep the pipes open.
      const timer = setTimeout(end, pipeTimeout);
    });
  });
  const takeOutput = () => {
    const left = written - output.length;
    const taken =
      left > 0 ? `[… ${left} characters are left out here]\n${output}` : output;
    output = '';
    written = 0;
    return taken;
  };
  return { child, exit, takeOutput };
}

/**
 * Kills a process when something takes too long.
 *
 * @param seconds the time that it has
 * @returns what was printed, and whether the process was killed for it
 */
export async function killAfter<T>(
  seconds: number,
  { child }: NodeProcess,
  result: Promise<T>,
): Promise<{ result: T; killed: boolean }> {
  let killed = false;
  const timer = setTimeout(() => {
    killed = true;
    child.kill('SIGKILL');
  }, seconds * 1000);
  try {
    return { result: await result, killed };
  } finally {
    clearTimeout(timer);
  }
}
