import type { ReactNode } from 'react';

interface Props {
  /** What could not be loaded: `The comparison`. */
  what: string;
  onRetry: () => void;
}

/** Says that something could not be had from the network, and offers to ask again. */
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
