import { useEffect, useState } from 'react';
import type { Search } from './useSearch';

/** Milliseconds without a change after which results are announced, so that not each key is. */
const announceDelay = 600;

/** @returns the number of results for screen readers; empty if there are none */
export function useSummary({ collections }: Search['state']): string {
  const [words, setWords] = useState('');
  const count = collections.flatMap(({ items }) => items).length;
  useEffect(() => {
    const timer = setTimeout(() => setWords(summary(count)), announceDelay);
    return () => clearTimeout(timer);
  }, [count, collections]);
  return words;
}

function summary(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 result' : `${count} results`;
}
