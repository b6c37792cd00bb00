import { spawnSync } from 'node:child_process';
import { stop } from '../stop';

/**
 * Reads the release that a command is about, and makes sure that git can undo
 * the command. Otherwise it ends the process with a message.
 *
 * @param script name of the npm script, for the message
 * @returns the release, e.g. `2.15.0`
 */
export function readVersion(script: string): string {
  const [version = '', ...others] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version) || others.length > 0) {
    stop(`Name one release, e.g. npm run ${script} -- 2.15.0`);
  }
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    stop('Run this in a clone of the repository: git undoes the command.');
  }
  if (stdout) stop(`Commit or stash these changes first:\n${stdout}`);
  return version;
}

/** Makes the last line of output say how to undo the change, also if a step fails. */
export function offerUndo(commands: string): void {
  process.once('exit', () => console.log(`To undo everything: ${commands}`));
}

/**
 * Runs a command and shows what it prints. If it fails, that ends the process.
 *
 * @param folder the folder to run it in, the project's by default
 */
export function run(command: string, folder = '.'): void {
  if (!succeeds(command, folder)) stop(`${command} failed.`);
}

/** Runs a command and shows what it prints. @returns whether it succeeded */
export function succeeds(command: string, folder = '.'): boolean {
  console.log(folder === '.' ? `> ${command}` : `> ${command} (in ${folder})`);
  const options = { cwd: folder, shell: true, stdio: 'inherit' } as const;
  return spawnSync(command, options).status === 0;
}
