import { createHook } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StackLines } from './stack.ts';

/** Kinds of things that keep a program alive, as Node's async_hooks names them. */
const kinds: Readonly<Record<string, string>> = {
  WORKER: 'a worker',
  Timeout: 'a timer',
  TCPSERVERWRAP: 'a server',
  PIPESERVERWRAP: 'a server',
  TCPWRAP: 'a connection',
  UDPWRAP: 'a socket',
  PROCESSWRAP: 'a child process',
  FSEVENTWRAP: 'a file watcher',
};

/** Time for a script to finish after its last statement. */
const graceMilliseconds = 1000;

interface Handle {
  kind: string;
  line: number;
  resource: { hasRef?: () => boolean };
}

/**
 * Keeps book of what the program itself opens. What a package opens, such as
 * o1js's own thread pool, is not the sample's and ends with the process.
 *
 * @returns a function that waits for the program to wind down, stops the book and returns what is still open
 */
export function watchHandles(stacks: StackLines): () => Promise<Handle[]> {
  const open = new Map<number, Handle>();
  const hook = createHook({
    init(id, type, _trigger, resource) {
      const kind = kinds[type];
      if (!kind) return;
      const line = stacks.lineOfCaller(new Error().stack ?? '');
      if (line) open.set(id, { kind, line, resource });
    },
    destroy(id) {
      open.delete(id);
    },
  }).enable();
  const active = () =>
    [...open.values()].filter(({ resource }) => resource.hasRef?.() ?? true);
  return async () => {
    const end = Date.now() + graceMilliseconds;
    while (active().length > 0 && Date.now() < end) await sleep(10);
    hook.disable();
    return active();
  };
}
