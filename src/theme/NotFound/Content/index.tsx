import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { usePluginData } from '@docusaurus/useGlobalData';
import {
  useActiveVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { comparePath } from '@site/config/paths';
import { homeOf, rootOf } from '@site/src/components/MissingPage/address';
import { useSearchPageLink } from '@site/src/components/Search/useSearchPageLink';
import { useVersionBeingRead } from '@site/src/components/Search/versions';
import { nearestPaths, wordsOfPath } from './nearestPaths';
import PageLink from './PageLink';
import { twins } from './twins';
import styles from './styles.module.css';

/** Says which address leads nowhere, and offers search and the pages that may have been meant. */
export default function NotFoundContent({ className }: Props): ReactNode {
  // One file answers every unknown address: only the browser knows which.
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container', styles.content, className)}>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      {isBrowser ? <WhatWasMeant /> : <p>There is no page at this address.</p>}
      <p>
        <Home />
      </p>
    </main>
  );
}

function WhatWasMeant(): ReactNode {
  const { pathname } = useLocation();
  const searchFor = useSearchPageLink();
  const words = wordsOfPath(pathname);
  const hasComparison = usePluginData('compare') !== undefined;
  const version = useVersionBeingRead();
  // Below an archived version's path they are the same.
  const own = useActiveVersion(undefined) ?? version;
  const versions = useVersions(undefined);
  const offered = useMemo(() => {
    const meant = twins(pathname, own, versions);
    const isMeant = new Set(meant.map(({ path }) => path));
    const paths = version.docs.map(({ path }) => path);
    const nearest = nearestPaths(
      rootOf(version) + pathname.slice(rootOf(own).length),
      paths,
      rootOf(version),
    );
    return [
      ...meant,
      ...nearest
        .filter((path) => !isMeant.has(path))
        .map((path) => ({ path, version: undefined })),
    ];
  }, [pathname, own, version, versions]);
  return (
    <>
      <p>
        There is no page at <code className={styles.address}>{pathname}</code>.
      </p>
      {offered.length > 0 && (
        <>
          <p>You may have meant:</p>
          <ul>
            {offered.map(({ path, version: other }) => (
              <li key={path}>
                <PageLink
                  path={path}
                  root={(other ?? version).path}
                  label={other?.label}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {hasComparison && pathname.includes('/api-reference/') && (
        <p>
          A name that is gone is in the list of one release and not of another:{' '}
          <Link to={comparePath}>compare two releases</Link>.
        </p>
      )}
      {words && (
        <p>
          <Link to={searchFor(words)}>Search for “{words}”</Link>
        </p>
      )}
    </>
  );
}

/** Leads to the start of the version; before the browser knows which, to that of Current. */
function Home(): ReactNode {
  const isBrowser = useIsBrowser();
  const version = useVersionBeingRead();
  const current = useBaseUrl('/');
  return (
    <Link to={isBrowser ? homeOf(version) : current}>
      Start of the documentation
    </Link>
  );
}
