import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import ResultItem from './ResultItem';
import type { SearchHit } from './useSearchResults';

interface Props {
  hits: readonly SearchHit[];
  /** How many there are, shown or not. */
  count: number;
  onMore: () => void;
}

/** The results so far, their number, and a button for more. */
export default function ResultList({ hits, count, onMore }: Props): ReactNode {
  const { selectMessage } = usePluralForm();
  return (
    <>
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
      {hits.map((hit) => (
        <ResultItem key={hit.objectID} hit={hit} />
      ))}
      {hits.length < count && (
        <button
          type="button"
          className="button button--secondary margin-top--md"
          onClick={onMore}
        >
          <Translate id="search.more">More results</Translate>
        </button>
      )}
    </>
  );
}
