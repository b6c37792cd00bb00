/** A file of the index could not be downloaded. Algolia's clients give this name to such errors. */
class UnreachableIndexError extends Error {
  override name = 'RetryError';
  constructor(cause: unknown) {
    super('The search index could not be downloaded', { cause });
  }
}

/** Has the address in `request`, like the bundler's errors, so that a retry can check whether the file is gone. */
class MissingIndexError extends Error {
  constructor(
    readonly request: string,
    status: number,
  ) {
    super(`${request} answered ${status}`);
  }
}

/**
 * @param load downloads something
 * @returns a function that calls `load` once, and again after it failed
 * @throws RetryError if the download fails
 */
export function once<Content>(
  load: () => Promise<Content>,
): () => Promise<Content> {
  let loading: Promise<Content> | undefined;
  return () =>
    (loading ??= load().catch((cause: unknown): never => {
      loading = undefined;
      throw cause instanceof UnreachableIndexError
        ? cause
        : new UnreachableIndexError(cause);
    }));
}

/** @returns the contents of a JSON file */
export async function download<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new MissingIndexError(address, response.status);
  return (await response.json()) as Content;
}
