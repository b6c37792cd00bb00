import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** Tells that results could not be fetched. */
export default function SearchFailure(): ReactNode {
  return (
    <div role="alert">
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
    </div>
  );
}
