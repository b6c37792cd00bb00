import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';

const cli = path.resolve(import.meta.dirname, 'check.ts');

/** A site with one page, and a sample that never ends. */
function endlessSite(): string {
  const site = mkdtempSync(path.join(os.tmpdir(), 'endless-'));
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(
    path.join(site, 'docs/endless.mdx'),
    '```ts\nfor (;;) void 0;\n```\n',
  );
  return site;
}

/** The processes that a process has started, and those that these have. */
function descendants(pid: number): { pid: number; command: string }[] {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([own, parent, ...args]) => ({
      pid: Number(own),
      parent: Number(parent),
      command: args.join(' '),
    }));
  const below = (of: number): typeof all =>
    all
      .filter(({ parent }) => parent === of)
      .flatMap((child) => [child, ...below(child.pid)]);
  return below(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.skipIf(process.platform === 'win32')(
  'an interrupt ends a sample that runs, and says so',
  async () => {
    const checker = spawn(
      process.execPath,
      ['--import', 'tsx', cli, '--site', endlessSite()],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    checker.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const samples = () =>
      descendants(checker.pid!).filter(({ command }) =>
        command.includes('code-samples/work/'),
      );
    while (samples().length === 0) await pause(200);
    // The sample has begun.
    await pause(2_000);
    const started = descendants(checker.pid!);
    expect(started.length).toBeGreaterThan(1);

    // Only to the checker. A terminal would send the signal to all processes.
    checker.kill('SIGINT');
    expect(await once(checker, 'close')).toEqual([130, null]);
    expect(said).toContain('Interrupted: the samples are not checked.');
    await expect
      .poll(() => started.filter(({ pid }) => isAlive(pid)), {
        timeout: 10_000,
      })
      .toEqual([]);
  },
);
