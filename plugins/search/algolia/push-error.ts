/** A failed push. The command prints its message. */
export class PushError extends Error {
  override name = 'PushError';
}

/**
 * The progress of a push. It doesn't touch the live index while `preparing`.
 * Then it asks Algolia to replace it, until Algolia `accepted`.
 */
export type Phase = 'preparing' | 'replacing' | 'accepted';

/** @returns an error that says what went wrong, what the live index contains, and what to do. */
export function explainFailure(
  error: unknown,
  phase: Phase,
  indexName: string,
): PushError {
  return new PushError(
    `${causeOf(error)}\n${stateOf(indexName, phase, error)} Run the command again when this is fixed.`,
    { cause: error },
  );
}

function stateOf(indexName: string, phase: Phase, error: unknown): string {
  if (phase === 'accepted') {
    return `The live index ${indexName} takes the new records: Algolia accepted them, and only its confirmation is missing.`;
  }
  return phase === 'preparing' || isRejection(error)
    ? `The live index ${indexName} was not touched.`
    : `The live index ${indexName} holds the old records or the new ones: Algolia was asked to replace it, and did not answer.`;
}

/** 404 is no rejection: a repeated request gets it if the first one was carried out. */
function isRejection(error: unknown): boolean {
  const { status = 0 } = error as { status?: number };
  return status >= 400 && status < 500 && status !== 404;
}

function causeOf(error: unknown): string {
  const { name, message, status } = error as Partial<Error> & {
    status?: number;
  };
  if (status === 401 || status === 403) {
    return `Algolia rejected the key: ${message}. It needs the rights addObject, deleteIndex, editSettings, settings and listIndexes on this index and on names that begin with its name.`;
  }
  if (name === 'RetryError') {
    return 'Algolia could not be reached, or the connection broke. Check the network and the application id.';
  }
  return status
    ? `Algolia answered ${status}: ${message}`
    : `The push failed: ${message ?? String(error)}`;
}
