import { loadFullIndex, search, warmUp } from './searcher';

/** What the page asks for: one of the functions, and its arguments. */
export type Call =
  | ['warmUp', ...Parameters<typeof warmUp>]
  | ['loadFullIndex', ...Parameters<typeof loadFullIndex>]
  | ['search', ...Parameters<typeof search>];

/** The answer to a call, or why there is none. */
export interface Reply {
  id: number;
  value?: unknown;
  error?: string;
  /** Address of the file that could not be had. */
  request?: string;
}

const functions = { warmUp, loadFullIndex, search } as unknown as Record<
  Call[0],
  (...args: unknown[]) => unknown
>;

self.onmessage = async ({
  data: [id, [name, ...args]],
}: MessageEvent<[number, Call]>) => {
  const reply = (more: Omit<Reply, 'id'>) => self.postMessage({ id, ...more });
  try {
    reply({ value: await functions[name](...args) });
  } catch (error) {
    const { message, request } = error as Error & { request?: string };
    reply({ error: message, request });
  }
};
