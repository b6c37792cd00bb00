import type { ReactNode } from 'react';

interface Props {
  onChoose: (query: string) => void;
}

/** A page of each version. A query without results is often a message with an odd spelling. */
const suggestion = 'Common errors';

/** Offers another query. */
export default function Suggestions({ onChoose }: Props): ReactNode {
  return (
    <div>
      <p>Try searching for</p>
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
