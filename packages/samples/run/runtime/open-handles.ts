import { createHook } from 'node:async_hooks';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** A frame of a stack in a page. vitest has mapped it to the Markdown. */
const inMarkdown = /\.mdx?:\d+:\d+\)?$/;

interface Handle {
  kind: string;
  line: number;
  resource: {
    hasRef?: () => boolean;
    close?: () => void;
    stopThread?: () => void;
    kill?: (signal: number) => void;
  };
}

/**
 * Watches what a program itself opens. Packages open things too, such as
 * o1js' thread pool. These are not the sample's, and they end with the process.
 *
 * @param currentLine returns the line of the running statement
 * @returns a function that waits for the program to finish, and closes and returns what is still open
 */
export function watchHandles(
  currentLine: () => number,
): () => Promise<Handle[]> {
  const open = new Map<number, Handle>();
  const hook = createHook({
    init(id, type, _trigger, resource) {
      const kind = kinds[type];
      if (!kind) return;
      const caller = (new Error().stack ?? '')
        .split('\n')
        .filter((frame) => /^\s+at /.test(frame) && !frame.includes('node:'))
        // The first frame is this function.
        .at(1);
      if (caller && inMarkdown.test(caller)) {
        open.set(id, { kind, line: currentLine(), resource });
      }
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
    const left = active();
    for (const { resource } of left) {
      resource.stopThread?.();
      resource.kill?.(constants.signals.SIGKILL);
      resource.close?.();
    }
    return left;
  };
}
