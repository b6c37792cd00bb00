import { type ReactNode, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import Button from '@site/src/components/Button';
import { blockAddress, routeOfPage } from '@site/src/components/Run/address';
import ProofsNotice from '@site/src/components/Run/ProofsNotice';
import RunOutput from '@site/src/components/Run/RunOutput';
import { inView, marksOf } from '@site/src/components/Run/run-state';
import { useBlock } from '@site/src/components/Run/useBlock';
import styles from '@site/src/components/Run/run.module.css';
import SampleEditor from './SampleEditor';

interface Props {
  /** Number of times that Run was pressed. A press starts the program, or stops it. */
  presses: number;
  /** Line of the block in the Markdown. */
  line: number;
  pre: HTMLPreElement;
  code: string;
  /** An editor is in the place of the code. */
  isEdited: boolean;
  onRunning: (isRunning: boolean) => void;
  onEdited: (isEdited: boolean) => void;
}

/** Runs a block of a page: results next to its lines, everything else below it. */
export default function SampleRun({
  presses,
  line,
  pre,
  code,
  isEdited,
  onRunning,
  onEdited,
}: Props): ReactNode {
  const { state, isRunning, press, found, needsThreads } = useBlock(line, code);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  useEffect(press, [presses]);
  useEffect(() => onRunning(isRunning), [isRunning, onRunning]);

  const shown = useMemo(() => {
    const lines = found?.block.shownLines ?? [];
    const lineOf = (ofPage: number) => lines.indexOf(ofPage - line) + 1;
    return inView(state, { first: line, lineOf, isBlock: true });
  }, [state, found, line]);
  const { o1js = '', block } = found ?? {};
  const location = { o1js, route: routeOfPage(), line };
  if (isEdited) {
    return <SampleEditor {...location} onClose={() => onEdited(false)} />;
  }
  const lines = pre.querySelectorAll('code > .token-line');
  return (
    <>
      {marksOf(shown).map(({ line, text, matches }, index) =>
        createPortal(
          <span className={styles.mark} data-matches={matches}>
            {text}
          </span>,
          lines[line - 1]!,
          String(index),
        ),
      )}
      <RunOutput
        {...{ state: shown, o1js, code }}
        elsewhere="In a block above, or in set-up that the page does not show."
        expected={block?.circuits}
        onRetry={press}
      >
        {needsThreads && <ProofsNotice isOwn />}
        {block && (
          <p className="button-row">
            {!isRunning && (
              <Button size="sm" onClick={() => onEdited(true)}>
                Edit
              </Button>
            )}
            <a href={blockAddress(location)}>Edit in the playground</a>
          </p>
        )}
      </RunOutput>
    </>
  );
}
