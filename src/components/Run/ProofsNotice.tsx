import { useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '@site/src/components/Button';
import { isolation } from './isolation';

interface Props {
  /** The program is the site's own, unchanged. */
  isOwn?: boolean;
  /** Reloads the page so that proofs run, if the browser can. */
  onReload?: () => Promise<void>;
}

/** Explains how proofs run in this browser, or why they do not. */
export default function ProofsNotice({
  isOwn = false,
  onReload,
}: Props): ReactNode {
  const current = () => isolation(!isOwn);
  const [support, setSupport] = useState(current);
  const setUp = useBaseUrl('/getting-started/set-up');
  if (support === 'on') return null;
  return (
    <div role="alert" className="alert alert--info">
      <p>
        This program makes proofs, for which it needs threads. A browser allows
        them on a page that is loaded once more.
      </p>
      {support === 'off' ? (
        <Button
          onClick={() => void onReload?.().then(() => setSupport(current()))}
        >
          Reload so that proofs run
        </Button>
      ) : (
        <p>
          {support === 'refused' || isOwn
            ? 'Your browser refused. Perhaps the window is private, or set to keep no data of sites.'
            : 'This browser allows them only for programs that are as the page shows them. Chrome and Edge allow them for yours, too.'}{' '}
          Proofs run in Node, too: <a href={setUp}>set up a project</a>.
        </p>
      )}
    </div>
  );
}
