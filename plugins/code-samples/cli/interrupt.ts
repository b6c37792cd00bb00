import { constants } from 'node:os';

/**
 * Lets an interrupt end the command as shells expect it. Processes that check
 * and run samples end with this one.
 */
export function endOnInterrupt(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error(
        '\nInterrupted: the samples are not checked. What passed until here is kept.',
      );
      process.exit(128 + constants.signals[signal]);
    });
  }
}
