import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './Searching.module.css';

interface Props {
  isStalled: boolean;
  /** Whether results of an earlier query are there. */
  hasResults?: boolean;
}

/** Says that there is no answer yet, where the results will be. */
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
