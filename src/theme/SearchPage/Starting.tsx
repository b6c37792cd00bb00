import type { ReactNode } from 'react';
import Searching from '@site/src/components/Search/Searching';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import styles from './styles.module.css';

/** Shows the previous element if the address has a query. The server doesn't know the query. */
const showIfAsked =
  "if (new URLSearchParams(location.search).get('q')?.trim()) document.currentScript.previousElementSibling.hidden = false";

/**
 * The content until the page's scripts run. If the address has a query, it says
 * that a search is running. If the scripts can't be loaded, it says so, because
 * packages/light-pages/start marks the page's root, and it handles the button.
 */
export default function Starting(): ReactNode {
  return (
    <div className={styles.starting}>
      <div hidden suppressHydrationWarning>
        <Searching />
      </div>
      <script dangerouslySetInnerHTML={{ __html: showIfAsked }} />
      {/* The scripts that a press calls aren't running yet. */}
      <SearchFailure onRetry={() => undefined} />
    </div>
  );
}
