import { useEffect, useState } from 'react';
import type { Search } from './useSearch';

/** Milliseconds without a change after which results are announced: not at each key. */
const settled = 600;

/** @returns for those who listen, how many results are shown; empty while there are none */
export function useSummary({ collections }: Search['state']): string {
  const [words, setWords] = useState('');
  const count = collections.flatMap(({ items }) => items).length;
  useEffect(() => {
    const timer = setTimeout(() => setWords(summary(count)), settled);
    return () => clearTimeout(timer);
  }, [count, collections]);
  return words;
}

function summary(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 result' : `${count} results`;
}
