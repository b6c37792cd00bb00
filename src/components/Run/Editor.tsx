import { type ReactNode, useEffect, useRef, useState } from 'react';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import { clickedOffset } from '@site/src/components/Sample/codeOf';
import type { CodeMirror, Complete } from './code-mirror';
import type { LineMark } from './run-state';

interface Props {
  /** The initial text. */
  code: string;
  /** A new object replaces the text. */
  original: { code: string };
  marks: readonly LineMark[];
  onChange: (code: string) => void;
  /** Called for Ctrl+Enter with the text, which may be newer than the rendered one. */
  onRun: (code: string) => void;
  /** Lists the names that fit into the program. */
  complete?: Complete;
  className?: string;
  /** Puts the cursor into the editor when it is loaded. */
  hasFocus?: boolean;
  /** The offset at which the reader has clicked before there was an editor. */
  cursorAt?: number | undefined;
}

const load = () => import('./code-mirror');

/** An editor of TypeScript with marks next to its lines. It loads when it is shown. */
export default function Editor({
  original,
  marks,
  className,
  hasFocus = false,
  cursorAt,
  ...props
}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeMirror>();
  const { value: module, hasFailed, retry } = useLoaded(load, true);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!module) return undefined;
    const created = module.createEditor(
      container.current!,
      latest.current.code,
      (changed) => latest.current.onChange(changed),
      (edited) => latest.current.onRun(edited),
      latest.current.complete &&
        ((...asked) => latest.current.complete!(...asked)),
    );
    // Calls onChange if the reader has pressed Reset meanwhile.
    created.replace(original.code);
    setEditor(created);
    const offset = clickedOffset(container.current!.parentElement!) ?? cursorAt;
    const isFree = document.activeElement?.matches('body, pre');
    if (offset !== undefined && isFree) created.focus(offset);
    return () => created.destroy();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a click before it was created
  }, [module]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new editor has the text, and the reader may have typed since
  useEffect(() => editor?.replace(original.code), [original]);
  useEffect(() => editor?.showMarks(marks), [editor, marks]);
  useEffect(() => {
    if (hasFocus) editor?.focus();
  }, [editor, hasFocus]);
  return (
    <>
      <div ref={container} className={editor && className} />
      {hasFailed && <LoadFailure what="The editor" onRetry={retry} />}
      {!editor && (
        <pre className={className} tabIndex={0}>
          {original.code}
        </pre>
      )}
    </>
  );
}
