import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Suggestions from '@site/src/components/Search/Suggestions';
import { useMissingResultAddress } from '@site/src/components/Search/useMissingResultAddress';

interface Props {
  query: string;
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
}

/** Says that there are no results, like the modal. */
export default function NoHits({
  query,
  suggestions,
  onChoose,
}: Props): ReactNode {
  const missingResultAddress = useMissingResultAddress();
  return (
    <>
      <p role="status">
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">
          No results for
        </Translate>{' '}
        “<strong>{query}</strong>”
      </p>
      <Suggestions suggestions={suggestions} onChoose={onChoose} />
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
          Believe this query should return results?
        </Translate>{' '}
        <Link to={missingResultAddress(query)}>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
            Let us know.
          </Translate>
        </Link>
      </p>
    </>
  );
}
