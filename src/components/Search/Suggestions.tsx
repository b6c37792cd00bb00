import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  onChoose: (query: string) => void;
}

/** A page of each version. A query without results is often a message with an odd spelling. */
const suggestion = 'Common errors';

/** Offers another query. */
export default function Suggestions({ onChoose }: Props): ReactNode {
  return (
    <div>
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">
          Try searching for
        </Translate>
      </p>
      <button
        type="button"
        className="button button--secondary margin-bottom--sm"
        onClick={() => onChoose(suggestion)}
      >
        {suggestion}
      </button>
    </div>
  );
}
