import type { ReactNode } from 'react';
import type { Outcome } from './outcomes';

interface Props {
  outcome: Outcome;
  /** Searches the words as the reader typed them. */
  onKeep: (query: string) => void;
}

/** Says that a misspelt query was corrected, with a way back. */
export default function Corrected({ outcome, onKeep }: Props): ReactNode {
  const { corrected, query } = outcome.result ?? {};
  if (outcome.kind !== 'found' || !corrected || !query) return null;
  return (
    <p>
      Results for <b>{corrected}</b>.{' '}
      <button
        type="button"
        className="clean-btn search-as-typed"
        onClick={() => onKeep(query)}
      >
        Search for {query}
      </button>
    </p>
  );
}
