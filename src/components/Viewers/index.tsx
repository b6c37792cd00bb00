import { type ReactNode, useRef } from 'react';
import { useChoice } from '../useChoice';

const viewers = ['prover', 'verifier', 'attacker'] as const;

/** Shows a program as its prover, its verifier or an attacker sees it: styles cover or mark the private values. */
export default function Viewers({
  number,
}: {
  /** Which program of the page it is. */
  number: number;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useChoice('viewer', viewers[0], box);
  return (
    // Safari lays out a legend in a way of its own.
    <div ref={box} role="radiogroup" aria-label="Look as" className="viewers">
      <span>Look as the</span>
      {viewers.map((viewer) => (
        <label key={viewer}>
          <input
            type="radio"
            name={`viewer-${number}`}
            value={viewer}
            checked={viewer === chosen}
            onChange={() => choose(viewer)}
          />
          {viewer}
        </label>
      ))}
    </div>
  );
}
