import type { ReactNode } from 'react';
import Searching from '@site/src/components/Search/Searching';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import styles from './styles.module.css';

/** Shows the element before it if the address has a query, which the built page does not know. */
const showIfAsked =
  "if (new URLSearchParams(location.search).get('q')?.trim()) document.currentScript.previousElementSibling.hidden = false";

/**
 * What the page says until its scripts run, if something is searched, and if
 * they cannot be had: the script that waits for them says so on the page's
 * root, and takes the button as a wish to try again. See
 * plugins/light-pages/start.
 */
export default function Starting(): ReactNode {
  return (
    <div className={styles.starting}>
      <div hidden suppressHydrationWarning>
        <Searching isStalled={false} />
      </div>
      <script dangerouslySetInnerHTML={{ __html: showIfAsked }} />
      <SearchFailure onRetry={nothing} />
    </div>
  );
}

function nothing(): void {
  // There are no scripts yet.
}
