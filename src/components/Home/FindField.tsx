import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { maxQueryLength } from '@site/config/search-constants';

/** A field that opens the search page. */
export default function FindField(): ReactNode {
  return (
    <form action={useBaseUrl('/search')} className="find">
      <input
        name="q"
        type="search"
        maxLength={maxQueryLength}
        placeholder="Paste an error, or a name"
        aria-label="An error or a name"
      />
      <button className="button button--primary">Find</button>
    </form>
  );
}
