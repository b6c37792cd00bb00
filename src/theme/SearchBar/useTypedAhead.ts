import { type Dispatch, type SetStateAction, useEffect } from 'react';

/**
 * Keeps what the reader types while the modal loads: a search starts with it.
 *
 * @param isWaiting whether the modal is asked for and not there
 * @param setQuery state of what is typed
 */
export function useTypedAhead(
  isWaiting: boolean,
  setQuery: Dispatch<SetStateAction<string>>,
): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const type = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') setQuery((query) => query.slice(0, -1));
      else if (key.length === 1) setQuery((query) => query + key);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', type);
    return () => window.removeEventListener('keydown', type);
  }, [isWaiting, setQuery]);
}
