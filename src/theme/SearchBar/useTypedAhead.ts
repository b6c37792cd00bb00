import { useCallback, useEffect, useRef, useState } from 'react';

/** What the reader types between asking for search and having its field. */
export interface TypedAhead {
  text: string;
  /** Keeps what is typed from now on, until the field is there. */
  start: () => void;
  /** Keeps no more, and what there is. */
  pause: () => void;
  /** Forgets it. */
  stop: () => void;
}

/** @param hasField whether there is a field that takes the keys itself */
export function useTypedAhead(hasField: boolean): TypedAhead {
  const [text, setText] = useState('');
  // Not a state: the next key may come before React has drawn.
  const isWaiting = useRef(false);

  useEffect(() => {
    const type = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (!isWaiting.current || ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') setText((before) => before.slice(0, -1));
      else if (key.length === 1) setText((before) => before + key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', type, true);
    return () => window.removeEventListener('keydown', type, true);
  }, []);

  useEffect(() => {
    if (hasField) isWaiting.current = false;
  }, [hasField]);

  const start = useCallback(() => {
    isWaiting.current = true;
  }, []);
  const pause = useCallback(() => {
    isWaiting.current = false;
  }, []);
  const stop = useCallback(() => {
    pause();
    setText('');
  }, [pause]);
  // Blanks are no query.
  return { text: text.trimStart(), start, pause, stop };
}
