import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Editor } from './editor';

/** The editor once it is loaded, and its container. */
export interface EditorInPage {
  container: RefObject<HTMLDivElement | null>;
  editor: Editor | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads the editor.
 *
 * @param text the initial text
 * @param onRun called for Ctrl+Enter
 */
export function useEditor(
  text: string,
  onChange: (text: string) => void,
  onRun: () => void,
): EditorInPage {
  const container = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef({ text, onChange, onRun });
  useEffect(() => {
    latest.current = { text, onChange, onRun };
  });
  useEffect(() => {
    if (hasFailed) return undefined;
    let isShown = true;
    let created: Editor | undefined;
    import('./editor').then(
      ({ createEditor }) => {
        if (!isShown || !container.current) return;
        created = createEditor(
          container.current,
          latest.current.text,
          (changed) => latest.current.onChange(changed),
          () => latest.current.onRun(),
        );
        setEditor(created);
      },
      (error: unknown) => {
        console.warn(error);
        if (isShown) setFailed(true);
      },
    );
    return () => {
      isShown = false;
      created?.destroy();
      setEditor(undefined);
    };
  }, [hasFailed]);
  return { container, editor, hasFailed, retry: () => setFailed(false) };
}
