import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './Suggestions.module.css';

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
    <div className={styles.suggestions}>
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">
          Try searching for
        </Translate>
      </p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onChoose(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
