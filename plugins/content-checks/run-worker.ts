import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '../code-samples';

/** Checks pages in another process, so that the one that serves or builds the site is not held up. */
export class ContentWorker {
  private readonly child: ChildProcess;

  /**
   * Starts with all pages.
   *
   * @param siteFolder absolute path of the folder that holds `docs`
   * @param found is called with all that is wrong, after each check
   * @param failed is called when the process ends by itself
   * @param isUrgent whether somebody waits for it: otherwise the browser draws the page first
   */
  constructor(
    siteFolder: string,
    found: (problems: Problem[]) => void,
    failed: () => void,
    isUrgent: boolean,
  ) {
    const file = path.join(siteFolder, 'plugins/content-checks/worker.ts');
    this.child = fork(file, {
      cwd: siteFolder,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    if (!isUrgent && this.child.pid !== undefined) {
      os.setPriority(this.child.pid, os.constants.priority.PRIORITY_LOW);
    }
    this.child.on('message', found);
    this.child.on('exit', (code) => {
      if (code) failed();
    });
  }

  /** @param changed files that were saved or removed, relative to the site's folder */
  check(changed: readonly string[]): void {
    if (this.child.connected) this.child.send(changed);
  }

  /** Ends the process. */
  end(): void {
    this.child.removeAllListeners();
    this.child.kill();
  }
}
