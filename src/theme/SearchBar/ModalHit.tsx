import { type JSX, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AskedHit } from '@site/src/components/Search/outcomes';
import ModalLink from './ModalLink';
import styles from './modal.module.css';

interface Props {
  hit: { url: string } & AskedHit;
  onGo: (path: string) => void;
  children: ReactNode;
}

/**
 * One result in the modal. DocSearch lists results as options, which may hold
 * no links and no buttons; they hold both, so the list becomes a tree, whose
 * items may.
 */
export default function ModalHit({ hit, onGo, children }: Props): JSX.Element {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const item = content.current?.closest('[role="option"]');
    item?.closest('[role="listbox"]')?.setAttribute('role', 'tree');
    item?.setAttribute('role', 'treeitem');
  }, []);
  return (
    <div ref={content} className={styles.hit} data-asked={hit.asked}>
      <ModalLink to={hit.url} onGo={onGo}>
        {children}
      </ModalLink>
    </div>
  );
}
