import { useEffect, useState } from 'react';

/** Milliseconds after which a search is called stalled, as in the modal. */
const stallThreshold = 300;

/**
 * @param isPending whether an answer is awaited
 * @returns whether it has been for long
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
