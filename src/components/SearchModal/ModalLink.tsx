import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';

interface Props {
  to: string;
  /** Opens the page in place of the browser. */
  onGo: (path: string) => void;
  children: ReactNode;
}

/** A link out of the modal. The modal's history entry must be removed before the page opens. */
export default function ModalLink({ to, onGo, children }: Props): ReactNode {
  const go = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    // These open another tab or window.
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    onGo(to);
  };
  return (
    <Link to={to} onClick={go}>
      {children}
    </Link>
  );
}
