import type { ReactNode } from 'react';
import { searchFailure } from '@o1js-docs/search/constants';

interface Props {
  /** Searches again. */
  onRetry: () => void;
  /** Other actions. */
  children?: ReactNode;
}

/** Says that results could not be fetched. */
export default function SearchFailure({ onRetry, children }: Props): ReactNode {
  const { title, help, retry } = searchFailure;
  return (
    <div role="alert">
      <p className="margin-bottom--xs">
        <b>{title}</b>
      </p>
      <p>{help}</p>
      <button
        type="button"
        className="button button--secondary margin-right--sm"
        onClick={onRetry}
      >
        {retry}
      </button>
      {children}
    </div>
  );
}
