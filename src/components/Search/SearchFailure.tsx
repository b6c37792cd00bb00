import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './SearchFailure.module.css';

interface Props {
  /** Searches again. */
  onRetry: () => void;
  /** Other actions. */
  children?: ReactNode;
}

/** Says that results could not be fetched. The same texts are in config/search-constants.ts, for pages whose scripts are missing. */
export default function SearchFailure({ onRetry, children }: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.errorScreen.titleText">
          Unable to fetch results
        </Translate>
      </p>
      <p className="DocSearch-Help">
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button
        type="button"
        className="button button--secondary"
        onClick={onRetry}
      >
        <Translate id="search.retry">Retry</Translate>
      </button>
      {children}
    </div>
  );
}
