import { useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isolate, type Isolation } from './isolation';

interface Props {
  isolation: Isolation;
  /** Creates the fragment with the program. */
  fragment: () => Promise<string>;
  /** Label of the button that opens a page where proofs run. */
  label: string;
}

/** Explains how proofs run in this browser, or why they do not. */
export default function ProofsNotice({
  isolation,
  fragment,
  label,
}: Props): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  const setUp = useBaseUrl('/getting-started/set-up');
  if (isolation === 'on') return null;
  const reload = () => {
    fragment()
      .then(isolate)
      .catch((error: unknown) => {
        console.warn(error);
        setFailed(true);
      });
  };
  const cannot = isolation === 'impossible' || isolation === 'refused';
  return (
    <div role="alert" className="alert alert--info">
      <p>
        This program makes proofs, for which it needs threads. A browser allows
        them on a page that is loaded once more.
      </p>
      {cannot || hasFailed ? (
        <p>
          {isolation === 'impossible'
            ? 'This browser does not. Chrome and Edge do.'
            : 'Your browser refused. Perhaps it is set to keep no data of sites.'}{' '}
          Proofs run in Node, too: <a href={setUp}>set up a project</a>.
        </p>
      ) : (
        <button
          type="button"
          className="button button--primary"
          onClick={reload}
        >
          {label}
        </button>
      )}
    </div>
  );
}
