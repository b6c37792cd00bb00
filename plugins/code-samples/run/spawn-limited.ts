import { spawn, type ChildProcess } from 'node:child_process';

/** How a process ended, and the end of what it wrote. */
export interface Ended {
  exitCode: number | null;
  killed: boolean;
  output: string;
}

/** Output kept for the failure message, in characters. */
const keptOutput = 4000;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Runs Node and kills it when it takes too long.
 *
 * @param seconds the time it may take, for each stage
 * @param stage a number that changes when it enters another stage
 */
export function spawnLimited(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  seconds: number,
  stage: () => number = () => 0,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    let killed = false;
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-keptOutput);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    let entered = { stage: stage(), at: performance.now() };
    const timer = setInterval(() => {
      const now = { stage: stage(), at: performance.now() };
      if (now.stage !== entered.stage) entered = now;
      if (now.at - entered.at < seconds * 1000) return;
      killed = true;
      child.kill('SIGKILL');
    }, 100);
    child.once('error', reject);
    // Not 'close': a process that the sample started may hold the pipes open.
    child.once('exit', (exitCode) => {
      clearInterval(timer);
      running.delete(child);
      setImmediate(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        resolve({ exitCode, killed, output });
      });
    });
  });
}
