/**
 * Checks whether a newer build has replaced a file. Then only a new page helps,
 * not a retry.
 *
 * @param error the bundler's error, or another one with the address in `request`
 * @returns true if the host answers 404
 */
export async function isGone(error: unknown): Promise<boolean> {
  const { request } = (error ?? {}) as { request?: string };
  if (!request) return false;
  try {
    const { status } = await fetch(request, { method: 'HEAD' });
    return status === 404;
  } catch {
    return false;
  }
}

/** Tries again, or reloads the page if a retry can't help. */
export async function retry(error: unknown, again: () => void): Promise<void> {
  if (await isGone(error)) window.location.reload();
  else again();
}
