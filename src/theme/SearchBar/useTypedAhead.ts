import { useCallback, useEffect, useRef, useState } from 'react';

/** The text that a reader types after the shortcut and before the field is there. */
export interface TypedAhead {
  text: string;
  /** Collects keys until the field is there. */
  start: () => void;
  /** Stops collecting and leaves the text. */
  pause: () => void;
  /** Stops collecting and deletes the text. */
  stop: () => void;
}

/** @param hasField true if there is a field that gets the keys itself */
export function useTypedAhead(hasField: boolean): TypedAhead {
  const [text, setText] = useState('');
  // No state, because the next key can come before React renders.
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
  // Spaces are no query.
  return { text: text.trimStart(), start, pause, stop };
}
