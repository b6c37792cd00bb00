import { type ReactNode, useLayoutEffect, useRef } from 'react';
import Button from '@site/src/components/Button';
import SearchFailure from '@site/src/components/Search/SearchFailure';

interface Props {
  /** The text that the reader has typed. */
  query: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Replaces the modal if it could not be loaded. */
export default function SearchUnavailable({
  query,
  onRetry,
  onClose,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label="Search" onClose={onClose}>
      {query && <p>“{query}”</p>}
      <SearchFailure onRetry={onRetry}>
        <Button onClick={onClose}>Close</Button>
      </SearchFailure>
    </dialog>
  );
}
