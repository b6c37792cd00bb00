import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a command is run. */
export interface CommandOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Text upon which a command that does not end is stopped. */
  until?: string;
  /** Seconds that it may take. */
  limit: number;
}

/** What a command printed and how it ended. */
export interface CommandResult {
  output: string;
  /** Exit code; null when the command was stopped. */
  code: number | null;
  /** The folder that it ended in. */
  cwd: string;
  problem?: string;
}

/**
 * Runs the lines of a block in a shell, one after the other, up to the first that fails.
 *
 * @returns its output, standard and error together, and what is wrong with how it ended
 */
export async function runCommand(
  script: string,
  { cwd, env, until, limit }: CommandOptions,
): Promise<CommandResult> {
  const shell = spawn(
    'bash',
    ['-e', '-o', 'pipefail', '-c', `${script}\npwd >&3`],
    // A process group of its own, so that what it starts can be stopped.
    { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  let output = '';
  let lastFolder = '';
  let started: (() => void) | undefined;
  const start = new Promise<'started'>((resolve) => {
    started = () => resolve('started');
  });
  for (const stream of [shell.stdout, shell.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (until && output.includes(until)) started?.();
    });
  }
  (shell.stdio[3] as Readable).on('data', (text: Buffer) => {
    lastFolder += text.toString();
  });
  const timer = new AbortController();
  const end = once(shell, 'close').then(() => 'ended' as const);
  const late = sleep(limit * 1000, 'late' as const, { signal: timer.signal });
  late.catch(() => undefined);
  const event = await Promise.race([end, start, late]);
  const unanswered = event === 'started' ? await askAddresses(output) : '';
  if (event !== 'ended') await stop(shell, end);
  timer.abort();
  const problem = {
    ended: until && `It ended, and did not print ${until}.`,
    started: unanswered,
    late: `It was stopped after ${limit} seconds.`,
  }[event];
  return {
    output,
    code: event === 'ended' ? shell.exitCode : null,
    cwd: lastFolder.trim() || cwd,
    ...(problem && { problem }),
  };
}

/** @returns which of the addresses of this machine in the text does not answer; empty when all do. */
async function askAddresses(output: string): Promise<string> {
  const addresses = output.match(/https?:\/\/localhost:\d+\S*/g) ?? [];
  for (const address of new Set(addresses)) {
    try {
      const { status } = await fetch(address);
      if (status >= 400) return `${address} answers with ${status}.`;
    } catch (error) {
      return `${address} does not answer: ${String(error)}`;
    }
  }
  return '';
}

async function stop(
  { pid = 0 }: ChildProcess,
  end: Promise<unknown>,
): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(-pid, signal);
    } catch {
      return; // The group has ended.
    }
    await Promise.race([end, sleep(5000)]);
  }
}
