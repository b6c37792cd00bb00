import { useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isolation } from './isolation';

interface Props {
  /** Reloads the page so that proofs run, if the browser can. */
  onReload?: () => Promise<void>;
}

/** Explains how proofs run in this browser, or why they do not. */
export default function ProofsNotice({ onReload }: Props): ReactNode {
  const [support, setSupport] = useState(isolation);
  const setUp = useBaseUrl('/getting-started/set-up');
  if (support === 'on') return null;
  return (
    <div role="alert" className="alert alert--info">
      <p>
        This program makes proofs, for which it needs threads. A browser allows
        them on a page that is loaded once more.
      </p>
      {support === 'off' ? (
        <button
          type="button"
          className="button button--primary"
          onClick={() => void onReload?.().then(() => setSupport(isolation))}
        >
          Reload so that proofs run
        </button>
      ) : (
        <p>
          {support === 'impossible'
            ? 'This browser does not. Chrome and Edge do.'
            : 'Your browser refused. Perhaps it is set to keep no data of sites.'}{' '}
          Proofs run in Node, too: <a href={setUp}>set up a project</a>.
        </p>
      )}
    </div>
  );
}
