import { type ReactNode, useEffect, useState } from 'react';
import { retry } from '@site/src/components/Search/isGone';
import type { Outcome } from '@site/src/components/Search/outcomes';
import Corrected from '@site/src/components/Search/Corrected';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import Searching from '@site/src/components/Search/Searching';
import Suggestions from '@site/src/components/Search/Suggestions';

interface Props {
  outcome: Outcome;
  /** Searches again. */
  onRetry: () => void;
  /** Searches for another query. */
  onChoose: (query: string) => void;
  /** Searches the words of the query as they are. */
  onKeep: (query: string) => void;
}

/** The states that DocSearch doesn't show. modal.css hides the ones that don't belong to the field's content. */
export default function Panel({
  outcome,
  onRetry,
  onChoose,
  onKeep,
}: Props): ReactNode {
  return (
    <div className="search-panel">
      <p className="search-hint">
        Type a name, a question, an error message, or types such as{' '}
        <code>{'UInt64 => Bool'}</code>.
      </p>
      {outcome.kind === 'pending' && <Searching />}
      {outcome.kind === 'failed' && (
        <SearchFailure onRetry={() => void retry(outcome.error, onRetry)} />
      )}
      <Corrected outcome={outcome} onKeep={onKeep} />
      {outcome.kind === 'empty' && <Suggestions onChoose={onChoose} />}
      <Summary outcome={outcome} />
    </div>
  );
}

/** Milliseconds without a change after which results are announced, so that not each key is. */
const announceDelay = 600;

/** Says the number of results to screen readers. */
function Summary({ outcome }: Pick<Props, 'outcome'>): ReactNode {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const count = document.querySelectorAll('.DocSearch-Hit').length;
      const noun = count === 1 ? 'result' : 'results';
      setWords(outcome.kind === 'found' ? `${count} ${noun}` : '');
    }, announceDelay);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <p
      role="status"
      className="search-summary DocSearch-VisuallyHiddenForAccessibility"
    >
      {words}
    </p>
  );
}
