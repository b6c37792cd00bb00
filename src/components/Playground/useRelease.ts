import { useCallback, useEffect, useState } from 'react';
import type { PlaygroundRelease } from './data';
import { loadRelease } from './load';

/** The playground's data about a release, once it is loaded. */
export interface LoadedRelease {
  release: PlaygroundRelease | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** @param o1js the selected version */
export function useRelease(o1js: string): LoadedRelease {
  const [release, setRelease] = useState<PlaygroundRelease>();
  const [failed, setFailed] = useState('');
  const hasFailed = failed === o1js;
  useEffect(() => {
    if (hasFailed) return undefined;
    const abort = new AbortController();
    loadRelease(o1js, abort.signal).then(setRelease, (error: unknown) => {
      if (abort.signal.aborted) return;
      console.warn(error);
      setFailed(o1js);
    });
    return () => abort.abort();
  }, [o1js, hasFailed]);
  return {
    release: release?.o1js === o1js ? release : undefined,
    hasFailed,
    retry: useCallback(() => setFailed(''), []),
  };
}
