import type { ReactNode } from 'react';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import ModalLink from './ModalLink';
import styles from './modal.module.css';
import { quickLinks } from './quickLinks';

interface Props {
  version: GlobalVersion;
  onGo: (path: string) => void;
}

/** Links that the modal shows before the reader types. */
export default function QuickLinks({ version, onGo }: Props): ReactNode {
  return (
    <nav className={styles.quickLinks} aria-label="Quick links">
      {quickLinks.map(([id, words]) => {
        const path = version.docs.find((doc) => doc.id === id)?.path;
        return (
          path && (
            <ModalLink key={id} to={path} onGo={onGo}>
              {words}
            </ModalLink>
          )
        );
      })}
    </nav>
  );
}
