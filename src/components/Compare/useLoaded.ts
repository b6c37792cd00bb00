import { useCallback, useEffect, useState } from 'react';

/** A value that is loaded on demand, or the failure to load it. */
export interface Loaded<Value> {
  value?: Value;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * @param load loads the value. Another function loads another value.
 * @param isWanted nothing is loaded before it is true
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  isWanted: boolean,
): Loaded<Value> {
  const [loaded, setLoaded] = useState<{ by: typeof load; value: Value }>();
  const value = loaded?.by === load ? loaded.value : undefined;
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && value === undefined && !hasFailed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isShown = true;
    load().then(
      (found) => isShown && setLoaded({ by: load, value: found }),
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
