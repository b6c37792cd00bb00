import { useEffect, useState, type ReactNode } from 'react';
import Button from '@site/src/components/Button';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import { onStart } from '@site/src/components/Run/isolation';
import { Slot } from '@o1js-docs/light-pages/island';

interface Props {
  /** Line of the program in the Markdown, which packages/runner/run writes into the page. */
  line: string;
  /** What the proof will take, until one is made. */
  children: ReactNode;
}

const cardName = 'card';
const load = () => import('./ProofCard');

/** Makes a proof in the card of the home page. The rest loads at the press. */
export default function ProveHere({ line, children }: Props): ReactNode {
  const [presses, setPresses] = useState(0);
  const { value, hasFailed, retry } = useLoaded(load, presses > 0);
  useEffect(() => onStart(cardName, () => setPresses(1)), []);
  const ProofCard = value?.default;
  return (
    <div className="proof-card">
      <Slot as="div" hidden={!!ProofCard}>
        {children}
      </Slot>
      {hasFailed && <LoadFailure what="The program" onRetry={retry} />}
      {ProofCard ? (
        <ProofCard line={Number(line)} name={cardName} />
      ) : (
        <Button kind="primary" onClick={() => setPresses(presses + 1)}>
          Make this proof here
        </Button>
      )}
    </div>
  );
}
