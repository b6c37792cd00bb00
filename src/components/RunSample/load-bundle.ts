/** Where o1js' bundles are kept for the next visit: their names tell what is in them. */
const cacheName = 'o1js-bundles';

/**
 * Loads and unpacks o1js.
 *
 * @param address of the gzipped bundle
 * @param onBytes told how many of its bytes are there
 * @throws Error when it cannot be loaded, or the signal ended it
 */
export async function loadBundle(
  address: string,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const cache = await openCache();
  const kept = await cache?.match(address);
  if (kept?.body) return unpack(kept.body);
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
  void keep(cache, address, new Blob(chunks));
  return script;
}

function unpack(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ArrayBuffer> {
  return new Response(
    stream.pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer();
}

/** @returns undefined where the browser keeps nothing: in private windows, without HTTPS. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(cacheName);
  } catch {
    return undefined;
  }
}

/** Keeps a bundle, and forgets those of earlier builds of the same release. */
async function keep(
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
    // No room: the next visit loads it again.
  }
}
