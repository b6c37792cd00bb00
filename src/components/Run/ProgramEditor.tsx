import { useEffect, useMemo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@site/src/components/Button';
import { playgroundAddress } from './address';
import { completeName, prepareProgram } from './compile';
import type { CompilerFiles } from '@o1js-docs/runner/run/data';
import Editor from './Editor';
import { blocksFrames, isolate, isolation } from './isolation';
import { codeFragment } from './link';
import { makesProofs } from '@o1js-docs/runner/run/makes-proofs';
import { RunProgress } from './Progress';
import ProofsNotice from './ProofsNotice';
import RunOutput from './RunOutput';
import { inView, marksOf } from './run-state';
import { useRun } from './useRun';
import styles from './editor.module.css';

interface Props {
  o1js: string;
  /** Undefined while it loads. */
  release: CompilerFiles | undefined;
  /** The edited code. */
  code: string;
  onChange: (code: string) => void;
  /** A new object replaces the text of the editor. */
  original: { code: string; runs?: boolean; isOwn?: boolean };
  onReset: () => void;
  /** On a guide's page: the program above the edited block, ending in a line break. */
  above?: string;
  /** On a guide's page: shows the original block again. */
  onClose?: () => void;
  /** Seconds that the guide's steps took when they were measured. */
  measured?: Readonly<Record<string, number>>;
  /** Called with the address of the program when it is copied. */
  onLink?: (address: string) => void;
  /** A message about the program. */
  notice?: string;
}

/** An editor with its buttons, and the output of the last run. */
export default function ProgramEditor({
  o1js,
  release,
  code,
  onChange,
  original,
  onReset,
  above = '',
  onClose,
  measured,
  onLink,
  notice = '',
}: Props): ReactNode {
  const { state, isRunning, start, stop } = useRun();
  const linesAbove = above.split('\n').length - 1;
  const shown = useMemo(() => {
    const lineOf = (line: number) => Math.max(0, line - linesAbove);
    return inView(state, { first: linesAbove + 1, lineOf });
  }, [state, linesAbove]);
  const marks = useMemo(() => marksOf(shown), [shown]);
  const [said, say] = useState('');
  /** The program that did not run, because it makes proofs. */
  const [blocked, setBlocked] = useState<string>();

  const fragment = (program = above + code) => codeFragment(o1js, program);
  const run = (edited = code) => {
    say('');
    if (isRunning || !release) return stop();
    const program = above + edited;
    setBlocked(undefined);
    const isOwn = original.isOwn === true && edited === original.code;
    const proves = makesProofs(program);
    if (!isOwn && blocksFrames()) {
      return void fragment(program).then((link) => {
        window.location.href = `${playgroundAddress}${link}&run=1`;
      });
    }
    const support = isolation(!isOwn);
    if (!proves || support === 'on') {
      const prepare = prepareProgram(release, program);
      return start(async (...args) => {
        const prepared = await prepare(...args);
        return 'program' in prepared
          ? { ...prepared, isOwn: isOwn && self.crossOriginIsolated, measured }
          : prepared;
      });
    }
    if (support !== 'off') return setBlocked(program);
    say('Getting ready for proofs …');
    void fragment(program)
      .then((link) => isolate(playgroundAddress, `${link}&run=1`))
      .then(() => {
        // Otherwise the next page is on its way.
        if (isolation(!isOwn) !== 'refused') return;
        say('');
        setBlocked(program);
      });
  };
  useEffect(() => {
    if (!original.runs || !release) return undefined;
    const starting = setTimeout(() => run());
    return () => clearTimeout(starting);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a program that is opened
  }, [original, release]);
  const copy = (text: string, what: string) =>
    void navigator.clipboard.writeText(text).then(
      () => say(`${what} copied.`),
      () => say('The browser blocked copying.'),
    );
  const copyLink = async () => {
    const address = playgroundAddress + (await fragment());
    onLink?.(address);
    copy(window.location.origin + address, 'Link');
  };
  const others = {
    Reset: onReset,
    Copy: () => copy(code, 'Program'),
    Link: () => void copyLink(),
    ...(onClose && { Close: onClose }),
  };
  const editor = (
    <Editor
      {...{ code, original, marks, onChange }}
      className={onClose ? undefined : styles.editor}
      onRun={run}
      complete={async (edited, offset, isAsked) =>
        release
          ? completeName(
              release,
              above + edited,
              above.length + offset,
              isAsked,
            )
          : []
      }
      hasFocus={onClose !== undefined}
    />
  );
  const runs = {
    title: 'Ctrl+Enter',
    disabled: !release,
    onClick: () => run(),
    children: isRunning ? 'Stop' : 'Run',
  };
  const status = isRunning ? (
    <span>
      <RunProgress state={state} />
    </span>
  ) : (
    <span role="status">
      {said || notice || (
        <span className={styles.keys}>Ctrl+Enter runs it.</span>
      )}
    </span>
  );
  const output = (
    <RunOutput
      {...{ state: shown, o1js, code }}
      isProgressElsewhere
      elsewhere="In the blocks above this one."
      onRetry={() => run()}
    />
  );
  const proofsNotice = blocked === above + code && <ProofsNotice />;
  if (onClose) {
    return (
      <>
        {/* In place of the block's own buttons. */}
        <div className={clsx('code-buttons', styles.head)}>
          {Object.entries(others).map(([label, press]) => (
            <button key={label} className="clean-btn" onClick={press}>
              {label}
            </button>
          ))}
          <button className="clean-btn run-button" {...runs} />
        </div>
        {editor}
        <div className={clsx(styles.toolbar, 'no-print')}>{status}</div>
        {proofsNotice}
        {output}
      </>
    );
  }
  return (
    <>
      <div className={clsx(styles.toolbar, styles.sticky, 'no-print')}>
        <Button kind="primary" {...runs} />
        {Object.entries(others).map(([label, press]) => (
          <Button key={label} onClick={press}>
            {label}
          </Button>
        ))}
        {status}
      </div>
      {proofsNotice}
      <div className={styles.panes}>
        {/* Safari doesn't show what joins the grid later. */}
        <div>{output}</div>
        <div>{editor}</div>
      </div>
    </>
  );
}
