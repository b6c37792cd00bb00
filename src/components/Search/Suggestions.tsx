import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
}

/** Suggestions of other queries; nothing if there are none. */
export default function Suggestions({
  suggestions,
  onChoose,
}: Props): ReactNode {
  if (suggestions.length === 0) return null;
  return (
    <div>
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">
          Try searching for
        </Translate>
      </p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion} className="margin-bottom--sm">
            <button
              type="button"
              className="button button--secondary"
              onClick={() => onChoose(suggestion)}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
