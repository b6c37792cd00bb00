import { spawn, type ChildProcess, type IOType } from 'node:child_process';

/** A Node process that ends at the latest when the checker does. */
export interface NodeProcess {
  child: ChildProcess;
  /** Resolves with the exit code; null when the process was killed. */
  exit: Promise<number | null>;
  /** @returns the end of what it wrote since the last call. */
  takeOutput: () => string;
}

/** Output kept for the failure message, in characters. */
const keptOutput = 4000;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts Node.
 *
 * @param args of the command line
 * @param channel whether messages can be exchanged with it
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
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-keptOutput);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    // Not 'close': a process that the sample started may hold the pipes open.
    child.once('exit', (exitCode) => {
      running.delete(child);
      setImmediate(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        resolve(exitCode);
      });
    });
  });
  const takeOutput = () => {
    const taken = output;
    output = '';
    return taken;
  };
  return { child, exit, takeOutput };
}

/**
 * Kills a process when something takes too long.
 *
 * @param seconds the time that it has
 * @returns what came, and whether the process was killed for it
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
