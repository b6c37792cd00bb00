/** A push that failed; its message is meant for the one who ran it. */
export class PushError extends Error {
  override name = 'PushError';
}

/**
 * How far a push was: the live index is not touched before `replacing`, in
 * which Algolia is asked to replace it, and `accepted`, when it will.
 */
export type Phase = 'preparing' | 'replacing' | 'accepted';

/** @returns what went wrong, what the live index holds, and what to do. */
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
  return phase === 'preparing' || isRefusal(error)
    ? `The live index ${indexName} was not touched.`
    : `The live index ${indexName} holds the old records or the new ones: Algolia was asked to replace it, and did not answer.`;
}

/** Not found is no refusal: of a request that is sent a second time it says that the first was carried out. */
function isRefusal(error: unknown): boolean {
  const { status = 0 } = error as { status?: number };
  return status >= 400 && status < 500 && status !== 404;
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
