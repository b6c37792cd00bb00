import type { ReactNode } from 'react';
import Searching from '@site/src/components/Search/Searching';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import styles from './styles.module.css';

/**
 * What the page says until its scripts run, and if they cannot be had: the
 * script that waits for them says so on the page's root, and takes the button
 * as a wish to try again. See plugins/light-pages/start.
 */
export default function Starting(): ReactNode {
  return (
    <div className={styles.starting}>
      <Searching isStalled={false} />
      <SearchFailure onRetry={nothing} />
    </div>
  );
}

function nothing(): void {
  // There are no scripts yet.
}
