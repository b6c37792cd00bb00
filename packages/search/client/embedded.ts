import type {
  Access,
  FacetFilters,
  SearchClient,
  SearchResult,
} from './requests';
import type { Call, Reply } from './worker';

/** True if the site's own index is searched first. */
export const isEmbedded = true as boolean;

/** The calls that the worker hasn't answered. */
const waiting = new Map<number, (reply: Reply) => void>();
let worker: Worker | undefined;
let last = 0;

/** Reads and searches the index in a worker, so that the page can draw meanwhile. */
function call<Value>(...what: Call): Promise<Value> {
  worker ??= startWorker();
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, ({ value, error, request }) => {
      waiting.delete(id);
      if (error === undefined) resolve(value as Value);
      else reject(Object.assign(new Error(error), { request }));
    });
    worker!.postMessage([id, what]);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.onmessage = ({ data }: MessageEvent<Reply>) =>
    waiting.get(data.id)?.(data);
  // Its script could not be had. The next call starts another one.
  started.onerror = () => {
    worker = undefined;
    for (const [id, answer] of waiting)
      answer({ id, error: 'The script of search could not be loaded' });
  };
  return started;
}

/** Starts the download of the selected versions' titles before the first key. */
export function warmUp(filters: FacetFilters): void {
  // The first search retries, and shows a failure.
  call('warmUp', filters).catch(() => undefined);
}

/** Loads the full index of the selected versions. @returns a promise that resolves when searches use it */
export function loadFullIndex(filters: FacetFilters): Promise<void> {
  return call('loadFullIndex', filters);
}

/**
 * @param _access of a hosted index; unused
 * @param isEager true to answer from the titles until the full index is loaded
 * @returns a client that answers from the embedded index, with the types of Algolia's API
 */
export function createSearchClient(
  _access: Access,
  isEager = false,
): SearchClient {
  return {
    search: async ({ requests }) => ({
      results: await call<SearchResult[]>('search', requests, isEager),
    }),
  };
}
