import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import ResultItem from './ResultItem';
import styles from './styles.module.css';
import type { Found } from './useSearchResults';

interface Props extends Found {
  /** True if they answer an earlier query. */
  isFormer?: boolean;
  onMore?: () => void;
  onRetry?: () => void;
}

/** The results, their number, and a button for more. */
export default function ResultList({
  hits,
  count,
  moreError,
  isFormer = false,
  onMore = nothing,
  onRetry = nothing,
}: Props): ReactNode {
  return (
    <div className={isFormer ? styles.former : undefined} aria-busy={isFormer}>
      {!isFormer && <Count count={count} />}
      {hits.map((hit) => (
        <ResultItem key={hit.objectID} hit={hit} />
      ))}
      {moreError !== undefined && <SearchFailure onRetry={onRetry} />}
      {moreError === undefined && hits.length < count && (
        <button
          type="button"
          className="button button--secondary margin-top--md"
          onClick={onMore}
        >
          <Translate id="search.more">More results</Translate>
        </button>
      )}
    </div>
  );
}

function Count({ count }: { count: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  return (
    <p role="status">
      {selectMessage(
        count,
        translate(
          {
            id: 'search.count',
            message: 'One result|{count} results',
          },
          { count },
        ),
      )}
    </p>
  );
}

function nothing(): void {
  // Former results have no buttons to press.
}
