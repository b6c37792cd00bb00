import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  isStalled: boolean;
}

/** Says that a search is running. The results will replace it. */
export default function Searching({ isStalled }: Props): ReactNode {
  return (
    <p role="status">
      {isStalled ? (
        <Translate id="search.stalled">Still searching…</Translate>
      ) : (
        <Translate id="search.loading">Searching…</Translate>
      )}
    </p>
  );
}
