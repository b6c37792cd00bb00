import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  /** Searches again. */
  onRetry: () => void;
  /** Other actions. */
  children?: ReactNode;
}

/** Says that results could not be fetched. The same texts are in config/search-constants.ts, for pages whose scripts are missing. */
export default function SearchFailure({ onRetry, children }: Props): ReactNode {
  return (
    <div role="alert">
      <p className="margin-bottom--xs">
        <b>
          <Translate id="theme.SearchModal.errorScreen.titleText">
            Unable to fetch results
          </Translate>
        </b>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button
        type="button"
        className="button button--secondary margin-right--sm"
        onClick={onRetry}
      >
        <Translate id="search.retry">Retry</Translate>
      </button>
      {children}
    </div>
  );
}
