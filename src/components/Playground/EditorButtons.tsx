import type { ReactNode } from 'react';
import styles from '@site/src/components/Compare/styles.module.css';

interface Props {
  code: string;
  /** Creates the address that opens the program. */
  link: () => Promise<string>;
  isRunning: boolean;
  canRun: boolean;
  onRun: () => void;
  onReset: () => void;
  /** Closes an editor on a guide's page. */
  onClose?: () => void;
  /** A message about the last action. */
  said: string;
  say: (text: string) => void;
}

/** Buttons that run, reset, copy and link the program. */
export default function EditorButtons({
  code,
  link,
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
      () => say('The browser blocked copying.'),
    );
  };
  const others = [
    { label: 'Reset', press: onReset },
    { label: 'Copy', press: () => copy(code, 'Program') },
    {
      label: 'Link',
      press: () => void link().then((address) => copy(address, 'Link')),
    },
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
