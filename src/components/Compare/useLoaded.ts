import { useCallback, useEffect, useState } from 'react';

/** What is loaded when it is wanted, or that it could not be had. */
export interface Loaded<Value> {
  value?: Value;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * @param load asks for it; once, as long as it does not fail
 * @param isWanted nothing is loaded before
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  isWanted: boolean,
): Loaded<Value> {
  const [value, setValue] = useState<Value>();
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && value === undefined && !hasFailed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isShown = true;
    load().then(
      (found) => isShown && setValue(() => found),
      (error: unknown) => {
        console.warn(error);
        if (isShown) setFailed(true);
      },
    );
    return () => {
      isShown = false;
    };
  }, [isMissing, load]);
  return {
    value,
    hasFailed,
    retry: useCallback(() => setFailed(false), []),
  };
}
