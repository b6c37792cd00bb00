/**
 * @param load downloads something
 * @returns a function that calls `load` once, and again after it failed
 */
export function once<Content>(
  load: () => Promise<Content>,
): () => Promise<Content> {
  let loading: Promise<Content> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown): never => {
      loading = undefined;
      throw error;
    }));
}

/**
 * @returns the contents of a JSON file
 * @throws Error that has the address in `request`, like the bundler's errors, so that a retry can check whether the file is gone
 */
export async function download<Content>(request: string): Promise<Content> {
  const response = await fetch(request);
  if (!response.ok) {
    const error = new Error(`${request} answered ${response.status}`);
    throw Object.assign(error, { request });
  }
  return (await response.json()) as Content;
}
