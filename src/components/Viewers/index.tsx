import type { ReactNode } from 'react';
import Choice from '../Choice';

const viewers = ['prover', 'verifier', 'attacker'];

/** Shows a program as its prover, its verifier or an attacker sees it: styles cover or mark the private values. */
export default function Viewers({
  number,
}: {
  /** Which program of the page it is. */
  number: number;
}): ReactNode {
  return (
    // Safari lays out a legend in a way of its own.
    <div role="radiogroup" aria-label="Look as" className="viewers">
      <span>Look as the</span>
      <Choice name="viewer" group={`viewer-${number}`} values={viewers} />
    </div>
  );
}
