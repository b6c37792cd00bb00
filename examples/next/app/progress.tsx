import { useEffect, useState } from 'react';
import type { Step } from './use-prover';

/** The stages so far, with the seconds that each took. */
export function Progress({ steps }: { steps: Step[] }) {
  const now = useNow();
  return (
    <ol className="steps">
      {steps.map(({ stage, startedAt, endedAt }) => (
        <li key={stage} data-running={endedAt === undefined}>
          {stage}{' '}
          <span className="seconds">
            {(Math.max(0, (endedAt ?? now) - startedAt) / 1000).toFixed(1)} s
          </span>
        </li>
      ))}
    </ol>
  );
}

function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, []);
  return now;
}
