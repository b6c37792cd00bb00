import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useActivePluginAndVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { useSearchPageLink } from '@site/src/components/Search/useSearchPageLink';
import { markdownPath } from '@site/config/markdown-path';
import { nearestPaths, wordsOfPath } from './nearestPaths';
import { usePageNames } from './usePageNames';
import styles from './styles.module.css';

/** Says which address leads nowhere, and offers search and the pages whose names are nearest. */
export default function NotFoundContent({ className }: Props): ReactNode {
  // One file answers every unknown address: only the browser knows which.
  const isBrowser = useIsBrowser();
  const home = useBaseUrl('/');
  return (
    <main className={clsx('container', styles.content, className)}>
      <Heading as="h1">Page not found</Heading>
      {isBrowser ? <WhatWasMeant /> : <p>There is no page at this address.</p>}
      <p>
        <Link to={home}>Start of the documentation</Link>
      </p>
    </main>
  );
}

function WhatWasMeant(): ReactNode {
  const { pathname } = useLocation();
  const searchFor = useSearchPageLink();
  const words = wordsOfPath(pathname);
  const version = useReadVersion();
  const nearest = useMemo(
    () =>
      nearestPaths(
        pathname,
        version.docs.map(({ path }) => path),
      ),
    [pathname, version],
  );
  const names = usePageNames(version.path);
  return (
    <>
      <p>
        There is no page at <code className={styles.address}>{pathname}</code>.
      </p>
      {nearest.length > 0 && (
        <>
          <p>These pages have a similar name:</p>
          <ul>
            {nearest.map((path) => (
              <li key={path}>
                <PageLink path={path} name={names.get(markdownPath(path))} />
              </li>
            ))}
          </ul>
        </>
      )}
      {words && (
        <p>
          <Link to={searchFor(words)}>Search for “{words}”</Link>
        </p>
      )}
    </>
  );
}

function PageLink({ path, name }: { path: string; name?: string }): ReactNode {
  return (
    <>
      <Link to={path}>{name ?? path}</Link>
      {name && <div className={styles.path}>{path}</div>}
    </>
  );
}

/** The version whose path the address begins with, or else Current. */
function useReadVersion() {
  const latest = useLatestVersion(undefined);
  return useActivePluginAndVersion()?.activeVersion ?? latest;
}
