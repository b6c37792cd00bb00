/** Maximum length of an unpacked text: a short link can unpack to megabytes. */
export const maxCharacters = 200_000;

/** @returns a text for an address, compressed */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream();
  const packed = await new Response(
    stream.pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  const binary = Array.from(new Uint8Array(packed), (byte) =>
    String.fromCharCode(byte),
  ).join('');
  return btoa(binary)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** @throws Error if it is not from `pack`, or too long */
export async function unpack(text: string): Promise<string> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let result = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return result;
    result += value;
    if (result.length > maxCharacters) {
      await reader.cancel();
      throw new RangeError('The text is too long.');
    }
  }
}
