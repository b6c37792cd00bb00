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
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) {
    throw new Error(`${address}: ${response.status}`);
  }
  let bytes = 0;
  const counting = new TransformStream<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >({
    transform(chunk, controller) {
      bytes += chunk.length;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
  const script = response.body
    .pipeThrough(counting)
    .pipeThrough(new DecompressionStream('gzip'));
  return new Response(script).arrayBuffer();
}
