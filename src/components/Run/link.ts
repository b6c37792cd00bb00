import { pack, unpack } from './pack';

/** The content of a link to the playground. It is in the fragment, because browsers do not send a fragment to a server. */
export interface PlaygroundLink {
  /** The o1js version, e.g. `2.5.0`. */
  release?: string;
  /** A reader's program. */
  code?: string;
  /** A guide's program: the guide's address below the site's base, and a line of the program's last block; NaN for the first program. */
  from?: { route: string; line: number };
  /** True starts the program at once. */
  runs: boolean;
}

/** @returns the fragment for a reader's program, with `#` */
export async function codeFragment(
  release: string,
  code: string,
): Promise<string> {
  return `#${new URLSearchParams({ release, code: await pack(code) })}`;
}

/**
 * @param fragment of an address, with `#`
 * @returns the content of the link, without a program for other fragments
 * @throws RangeError if the program in it cannot be read
 */
export async function readLink(fragment: string): Promise<PlaygroundLink> {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const of = (name: string) => query.get(name) ?? undefined;
  const [route, packed] = [of('from'), of('code')];
  return {
    release: of('release'),
    from: route === undefined ? undefined : { route, line: Number(of('line')) },
    code: packed === undefined ? undefined : await programOf(packed),
    runs: query.has('run'),
  };
}

async function programOf(packed: string): Promise<string> {
  try {
    return await unpack(packed);
  } catch (error) {
    throw new RangeError('The program in the link cannot be read.', {
      cause: error,
    });
  }
}
