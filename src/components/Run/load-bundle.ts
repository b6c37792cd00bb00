/** Name of the browser cache for o1js' bundles. A bundle's file name contains its hash. */
const cacheName = 'o1js-bundles';

/**
 * Loads and unpacks o1js.
 *
 * @param address of the gzipped bundle
 * @param onBytes called with the number of loaded bytes
 * @throws Error if it cannot be loaded, or the signal aborts
 */
export async function loadBundle(
  address: string,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const cache = await openCache();
  const cached = await cache?.match(address);
  if (cached?.body) return unpack(cached.body);
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) {
    throw new Error(`${address}: ${response.status}`);
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const counting = new TransformStream<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >({
    transform(chunk, controller) {
      chunks.push(chunk);
      bytes += chunk.length;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
  const script = await unpack(response.body.pipeThrough(counting));
  void store(cache, address, new Blob(chunks));
  return script;
}

function unpack(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ArrayBuffer> {
  return new Response(
    stream.pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer();
}

/** @returns undefined if the browser has no cache, e.g. in a private window or without HTTPS */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(cacheName);
  } catch {
    return undefined;
  }
}

/** Caches a bundle, and deletes the bundles of earlier builds of the same release. */
async function store(
  cache: Cache | undefined,
  address: string,
  bundle: Blob,
): Promise<void> {
  const release = (url: string) => /[^/]*(?=\.\w+\.js\.gz$)/.exec(url)?.[0];
  try {
    for (const { url } of (await cache?.keys()) ?? []) {
      if (release(url) === release(address)) await cache?.delete(url);
    }
    await cache?.put(address, new Response(bundle));
  } catch {
    // The cache is full: the next visit loads the bundle again.
  }
}
