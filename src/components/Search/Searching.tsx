import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './Searching.module.css';

interface Props {
  isStalled: boolean;
  /** True if results of an earlier query are on the screen. */
  hasResults?: boolean;
}

/** Says that a search is running. The results will replace it. */
export default function Searching({
  isStalled,
  hasResults = false,
}: Props): ReactNode {
  return (
    <div className={styles.searching}>
      <p role="status">
        {isStalled ? (
          <Translate id="search.stalled">Still searching…</Translate>
        ) : (
          <Translate id="search.loading">Searching…</Translate>
        )}
      </p>
      {!hasResults && (
        <div className={styles.results} aria-hidden>
          <i />
          <i />
          <i />
        </div>
      )}
    </div>
  );
}
