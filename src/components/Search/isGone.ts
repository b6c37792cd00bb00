/**
 * A file of an older build, which a newer one replaced, cannot be had by
 * trying again, but by loading the page anew.
 *
 * @param error why something was not loaded: the bundler's error, or one that names the address in the same way, or has such a cause
 * @returns whether the host answers that there is no such file
 */
export async function isGone(error: unknown): Promise<boolean> {
  const { request, cause } = (error ?? {}) as {
    request?: string;
    cause?: unknown;
  };
  if (!request) return cause !== undefined && isGone(cause);
  try {
    const { status } = await fetch(request, { method: 'HEAD' });
    return status === 404;
  } catch {
    return false;
  }
}

/** Does it again, on a new page if that alone helps. */
export async function retry(error: unknown, again: () => void): Promise<void> {
  if (await isGone(error)) window.location.reload();
  else again();
}
