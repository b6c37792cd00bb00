/** What a link to the playground opens; it stands in the fragment, which browsers send to no server. */
export interface PlaygroundLink {
  /** The o1js version, e.g. `2.5.0`. */
  release?: string;
  /** A program of the reader's. */
  code?: string;
  /** A guide's program: its address below the site's base, and a line of the block that it ends with. */
  from?: { route: string; line?: number };
}

/** The most that a program may have; a link could hold some megabytes in a few letters. */
export const mostCharacters = 200_000;

/** @returns the fragment that opens a reader's program, with `#`. */
export async function codeFragment(
  release: string,
  code: string,
): Promise<string> {
  return `#${new URLSearchParams({ release, code: await pack(code) })}`;
}

/**
 * @param fragment of an address, with `#`
 * @returns what it asks for; nothing for other fragments
 * @throws RangeError when the program in it cannot be read
 */
export async function readLink(fragment: string): Promise<PlaygroundLink> {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const [release, route, line, packed] = [
    'release',
    'from',
    'line',
    'code',
  ].map((name) => query.get(name) ?? undefined);
  const isNumber = line !== undefined && /^\d{1,6}$/.test(line);
  return {
    ...(release !== undefined && { release }),
    ...(route !== undefined && {
      from: { route, ...(isNumber && { line: Number(line) }) },
    }),
    ...(packed !== undefined && { code: await unpack(packed) }),
  };
}

async function pack(text: string): Promise<string> {
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

async function unpack(text: string): Promise<string> {
  try {
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
      if (result.length > mostCharacters) {
        await reader.cancel();
        throw new RangeError('The program is too long.');
      }
    }
  } catch (error) {
    throw new RangeError('The link holds no program that can be read.', {
      cause: error,
    });
  }
}
