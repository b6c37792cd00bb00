import type { ReactNode } from 'react';
import Button from '@site/src/components/Button';

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
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
