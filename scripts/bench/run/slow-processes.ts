import { treeOf } from '../process-tree';

/** The share of the time in which a slow phone's processes run. */
const share = 1 / 4;
/** Milliseconds; with 20 the browser does not come to its work. */
const period = 100;

/**
 * Gives a process and its descendants a quarter of this machine's speed. The
 * browser's own throttling reaches no workers.
 *
 * @returns a function that gives the speed back
 */
export function slowProcesses(pid: number): () => void {
  let processes = treeOf(pid);
  const refresh = setInterval(() => {
    processes = treeOf(pid);
  }, 500);
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of processes) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended.
      }
    }
  };
  const stop = setInterval(() => {
    signal('SIGSTOP');
    setTimeout(() => signal('SIGCONT'), period * (1 - share));
  }, period);
  return () => {
    clearInterval(refresh);
    clearInterval(stop);
    setTimeout(() => signal('SIGCONT'), period);
  };
}
