import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds after which a search is stalled, as in DocSearch. */
const stallThreshold = 300;

/** Says that a search is running, and that it is stalled. The results will replace it. */
export default function Searching(): ReactNode {
  const [isStalled, setIsStalled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsStalled(true), stallThreshold);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">{isStalled ? 'Still searching…' : 'Searching…'}</p>;
}
