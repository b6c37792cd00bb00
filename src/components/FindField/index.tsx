import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { maxQueryLength } from '@o1js-docs/search/constants';

interface Props {
  /** The question to the reader. */
  label?: string;
  /** Typing also hides the page's other entries, see filterEntries.ts. */
  filters?: boolean;
}

/** A field that opens the search page. */
export default function FindField({
  label = 'Paste an error, or a name',
  filters = false,
}: Props): ReactNode {
  return (
    <form
      action={useBaseUrl('/search')}
      className={`${filters ? 'api-filter' : 'find'} no-print`}
    >
      <input
        name="q"
        type="search"
        maxLength={maxQueryLength}
        placeholder={label}
        aria-label={label}
      />
      {filters ? (
        <p role="status" />
      ) : (
        <button className="button button--primary">Find</button>
      )}
    </form>
  );
}
