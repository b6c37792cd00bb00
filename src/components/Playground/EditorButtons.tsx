import type { ReactNode } from 'react';
import styles from '@site/src/components/Compare/styles.module.css';

interface Props {
  code: string;
  /** Gives the fragment that opens the program, where it has an address. */
  fragment?: () => Promise<string>;
  isRunning: boolean;
  canRun: boolean;
  onRun: () => void;
  onReset: () => void;
  /** Ends editing in the place of a block. */
  onClose?: () => void;
  /** What was done last. */
  said: string;
  say: (text: string) => void;
}

/** Runs, resets, copies and links what is in the editor. */
export default function EditorButtons({
  code,
  fragment,
  isRunning,
  canRun,
  onRun,
  onReset,
  onClose,
  said,
  say,
}: Props): ReactNode {
  const copy = (text: string, what: string) => {
    navigator.clipboard.writeText(text).then(
      () => say(`${what} copied.`),
      () => say('The browser refused to copy.'),
    );
  };
  const link = (program: string) => {
    const address = window.location.pathname + program;
    window.history.replaceState(window.history.state, '', address);
    copy(window.location.href, 'Link');
  };
  const others = [
    { label: 'Reset', press: onReset },
    { label: 'Copy', press: () => copy(code, 'Program') },
    ...(fragment
      ? [{ label: 'Link', press: () => void fragment().then(link) }]
      : []),
    ...(onClose ? [{ label: 'Close', press: onClose }] : []),
  ];
  return (
    <div className={`${styles.choice} margin-top--md`}>
      <button
        type="button"
        className="button button--primary"
        disabled={!canRun}
        onClick={onRun}
      >
        {isRunning ? 'Stop' : 'Run'}
      </button>
      {others.map(({ label, press }) => (
        <button
          key={label}
          type="button"
          className="button button--secondary"
          onClick={press}
        >
          {label}
        </button>
      ))}
      <span role="status">{said}</span>
    </div>
  );
}
