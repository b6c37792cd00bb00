import type { ReactNode } from 'react';
import Button from '@site/src/components/Button';
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
      <Button className="margin-right--sm" onClick={onRetry}>
        {retry}
      </Button>
      {children}
    </div>
  );
}
