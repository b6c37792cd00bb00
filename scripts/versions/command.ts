import { execFileSync } from 'node:child_process';

/** Runs a maintainer's command; an error it throws is printed as its message alone. */
export async function command(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * @param script name of the npm script, for the message
 * @returns the release that was named on the command line
 * @throws Error when it is no release number
 */
export function readVersionArgument(script: string): string {
  const [version = '', ...rest] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version) || rest.length > 0) {
    throw new Error(
      `Name one release, e.g. npm run ${script} -- 2.15.0 (actual: ${process.argv.slice(2).join(' ') || 'nothing'}).`,
    );
  }
  return version;
}

/** @throws Error when git has changes that a command would mix with its own */
export function assertCleanTree(): void {
  const changes = execFileSync('git', ['status', '--porcelain'], {
    encoding: 'utf8',
  });
  if (changes) {
    throw new Error(`Commit or stash these changes first:\n${changes}`);
  }
}
