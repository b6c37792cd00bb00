import { useEffect, useState, type ReactNode } from 'react';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import styles from '@site/src/components/Compare/styles.module.css';
import { playgroundAddress } from './address';
import EditorButtons from './EditorButtons';
import { isolation } from './isolation';
import { codeFragment } from './link';
import ProofsNotice from './ProofsNotice';
import RunOutput from './RunOutput';
import { useEditor } from './useEditor';
import type { LoadedRelease } from './useRelease';
import { useRun } from './useRun';

interface Props {
  o1js: string;
  loaded: LoadedRelease;
  /** The edited code. */
  code: string;
  onChange: (code: string) => void;
  /** A new object replaces the text of the editor. */
  original: { code: string };
  onReset: () => void;
  /** On a guide's page: the program above the edited block, ending in a line break. */
  above?: string;
  /** On a guide's page: shows the original block again. */
  onClose?: () => void;
  /** Seconds that the guide's steps took when they were measured. */
  measured?: Readonly<Record<string, number>>;
  /** Called with the address of the program when it is copied. */
  onLink?: (address: string) => void;
  /** A message about the last action. */
  said: string;
  say: (text: string) => void;
}

/** Calls that make proofs, which need threads that share memory. */
const makesProofs = /\.(?:compile|prove|dummy)\(/;

/** An editor with its buttons, and the output of the last run. */
export default function ProgramEditor({
  o1js,
  loaded: { release, ...loading },
  code,
  onChange,
  original,
  onReset,
  above = '',
  onClose,
  measured = {},
  onLink,
  said,
  say,
}: Props): ReactNode {
  const { state, isRunning, start, stop } = useRun();
  const isInPlace = onClose !== undefined;
  const program = above + code;

  /** The program that did not run, because it makes proofs. */
  const [blocked, setBlocked] = useState<string>();

  const run = () => {
    say('');
    if (isRunning || !release) return stop();
    const cannot = makesProofs.test(program) && isolation() !== 'on';
    setBlocked(cannot ? program : undefined);
    if (!cannot) start(release, program, above.split('\n').length - 1);
  };
  const { container, editor, hasFailed, retry } = useEditor(
    code,
    onChange,
    run,
  );
  useEffect(() => {
    editor?.replace(original.code);
  }, [editor, original]);
  useEffect(() => {
    if (isInPlace) editor?.focus();
  }, [editor, isInPlace]);
  useEffect(() => {
    editor?.showResults([
      ...state.results,
      ...state.errors.map(({ line, message }) => ({
        line,
        text: message,
        matches: false,
      })),
    ]);
  }, [editor, state.results, state.errors]);

  const fragment = () => codeFragment(o1js, program);
  const link = async () => {
    const address = playgroundAddress + (await fragment());
    onLink?.(address);
    return window.location.origin + address;
  };
  return (
    <>
      {loading.hasFailed && (
        <LoadFailure what={`o1js ${o1js}`} onRetry={loading.retry} />
      )}
      <div ref={container} className={isInPlace ? undefined : styles.editor} />
      {hasFailed && <LoadFailure what="The editor" onRetry={retry} />}
      {!editor && !hasFailed && <p>Loading the editor …</p>}
      <EditorButtons
        {...{ code, link, isRunning, onReset, onClose, said, say }}
        canRun={editor !== undefined && release !== undefined}
        onRun={run}
      />
      {blocked === program && (
        <ProofsNotice
          isolation={isolation()}
          fragment={fragment}
          label={
            isInPlace
              ? 'Open the playground, where proofs run'
              : 'Reload so that proofs run'
          }
        />
      )}
      <RunOutput
        {...{ state, o1js, measured }}
        onRetry={run}
        elsewhere={isInPlace ? 'In the blocks above this one.' : undefined}
      />
    </>
  );
}
