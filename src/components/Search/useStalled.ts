import { useEffect, useState } from 'react';

/** Milliseconds after which a search is stalled, as in the modal. */
const stallThreshold = 300;

/**
 * @param isPending true while a search is running
 * @returns true if it has been running for longer than the threshold
 */
export function useStalled(isPending: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLong(true), stallThreshold);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isPending]);
  return isPending && isLong;
}
