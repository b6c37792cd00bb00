/** The content of a link to the playground. It is in the fragment, because browsers do not send a fragment to a server. */
export interface PlaygroundLink {
  /** The o1js version, e.g. `2.5.0`. */
  release?: string;
  /** A reader's program. */
  code?: string;
  /** A guide's program: the guide's address below the site's base, and a line of the program's last block. */
  from?: { route: string; line?: number };
  /** True starts the program at once. */
  runs?: boolean;
}

/** Maximum length of a program: a short link can unpack to megabytes. */
export const maxCharacters = 200_000;

/** @returns the fragment for a reader's program, with `#` */
export async function codeFragment(
  release: string,
  code: string,
): Promise<string> {
  return `#${new URLSearchParams({ release, code: await pack(code) })}`;
}

/**
 * @param fragment of an address, with `#`
 * @returns the content of the link; an empty object for other fragments
 * @throws RangeError if the program in it cannot be read
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
    ...(query.has('run') && { runs: true }),
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
      if (result.length > maxCharacters) {
        await reader.cancel();
        throw new RangeError('The program is too long.');
      }
    }
  } catch (error) {
    throw new RangeError('The program in the link cannot be read.', {
      cause: error,
    });
  }
}
