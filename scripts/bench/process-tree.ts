import { type ChildProcess, execFileSync, spawn } from 'node:child_process';

/** What a command took, all of its processes together. */
export interface CommandCost {
  seconds: number;
  cpuSeconds: number;
  /** The most memory at one time. */
  megabytes: number;
}

const sampling = 250;

/**
 * Runs a command and watches its processes. Needs bash and ps.
 *
 * @throws Error with what the command printed when it fails
 */
export async function measureCommand(
  command: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  folder = '.',
): Promise<CommandCost> {
  // bash counts the time of all that the command started, ended or not.
  const child = spawn(
    'bash',
    ['-c', 'TIMEFORMAT="%R %U %S"; time "$@" 2>&1', 'bash', ...command],
    { env: environment, cwd: folder },
  );
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child));
  }, sampling);
  let output = '';
  let times = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (times += text.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
  const [seconds, user, system] = times.trim().split(/\s+/).map(Number);
  return {
    seconds: Math.round(seconds!),
    cpuSeconds: Math.round(user! + system!),
    megabytes: Math.round(megabytes),
  };
}

/** The resident memory of a process and its descendants, in megabytes. */
function memoryOf({ pid }: ChildProcess): number {
  return treeOf(pid!).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1000;
}

/** @returns a process and its descendants, with their resident memory */
export function treeOf(root: number): { pid: number; kilobytes: number }[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes] = line.trim().split(/\s+/).map(Number);
      return { pid: pid!, parent: parent!, kilobytes: kilobytes! };
    });
  const tree = new Set([root]);
  // Twice over: a child may be listed ahead of its parent.
  for (const { pid, parent } of [...processes, ...processes]) {
    if (tree.has(parent)) tree.add(pid);
  }
  return processes.filter(({ pid }) => tree.has(pid));
}
