import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';

interface Props {
  to: string;
  /** Leads to the page, instead of the browser. */
  onGo: (path: string) => void;
  children: ReactNode;
}

/** A link out of the modal: the modal's entry of the history goes before the page comes. */
export default function ModalLink({ to, onGo, children }: Props): ReactNode {
  const go = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Another tab or window.
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
