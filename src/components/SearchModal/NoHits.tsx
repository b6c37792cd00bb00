import type { ReactNode } from 'react';
import { retry } from '@site/src/components/Search/isGone';
import type { Outcome } from '@site/src/components/Search/outcomes';
import Searching from '@site/src/components/Search/Searching';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import Suggestions from '@site/src/components/Search/Suggestions';
import { useMissingResultAddress } from '@site/src/components/Search/useMissingResultAddress';
import Icon from './Icon';
import { words } from './words';

interface Props {
  query: string;
  outcome: Outcome;
  isStalled: boolean;
  /** Searches for another query. */
  onType: (query: string) => void;
  /** Searches again. */
  onRetry: () => void;
}

/** Replaces the results while a search is running, after it failed, or if it found nothing. */
export default function NoHits({
  query,
  outcome,
  isStalled,
  onType,
  onRetry,
}: Props): ReactNode {
  const missingResultAddress = useMissingResultAddress();
  if (outcome.kind === 'pending') return <Searching isStalled={isStalled} />;
  if (outcome.kind === 'failed')
    return (
      <div className="DocSearch-ErrorScreen">
        <SearchFailure onRetry={() => void retry(outcome.error, onRetry)} />
      </div>
    );
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <Icon name="noHits" size={56} />
      </div>
      <p className="DocSearch-Title">
        {words.noResults} &quot;<strong>{query}</strong>&quot;
      </p>
      <Suggestions suggestions={outcome.suggestions} onChoose={onType} />
      <p className="DocSearch-Help">
        {`${words.report} `}
        <a
          href={missingResultAddress(query)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.reportLink}
        </a>
      </p>
    </div>
  );
}
