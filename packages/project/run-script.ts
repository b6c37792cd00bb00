import { spawn } from 'node:child_process';

/**
 * Runs a TypeScript file in a process of its own, and shows nothing of what it prints.
 *
 * @param script absolute path
 * @param cwd the process's folder
 * @param failure what the error says before what the process wrote
 * @throws Error when it ends with another code than 0
 */
export function runScript(
  script: string,
  args: readonly string[],
  { cwd, failure }: { cwd: string; failure: string },
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${failure}\n${errors}`));
    });
  });
}
