import type { ReactNode } from 'react';

interface Props {
  /** The subject of the message: `The comparison`. */
  what: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, and offers to try again. */
export default function LoadFailure({ what, onRetry }: Props): ReactNode {
  return (
    <div role="alert">
      <p>{what} could not be loaded. Check your network connection.</p>
      <button
        type="button"
        className="button button--secondary"
        onClick={onRetry}
      >
        Retry
      </button>
    </div>
  );
}
