/** A push that did not change the live index; its message is meant for the one who ran it. */
export class PushError extends Error {
  override name = 'PushError';
}

/** @returns what went wrong and what to do, in words. */
export function explainFailure(error: unknown, indexName: string): PushError {
  return new PushError(
    `${causeOf(error)}\nThe live index ${indexName} was not touched. Run the command again when this is mended.`,
    { cause: error },
  );
}

function causeOf(error: unknown): string {
  const { name, message, status } = error as Partial<Error> & {
    status?: number;
  };
  if (status === 401 || status === 403) {
    return `Algolia refused the key: ${message}. It needs the rights addObject, deleteIndex, editSettings, settings and listIndexes on this index and on names that begin with its name.`;
  }
  if (name === 'RetryError') {
    return 'Algolia could not be reached, or the connection broke. Check the network and the application id.';
  }
  return status
    ? `Algolia answered ${status}: ${message}`
    : `The push failed: ${message ?? String(error)}`;
}
