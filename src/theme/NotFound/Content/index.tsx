import type { ReactNode } from 'react';
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
import { comparePath } from '@o1js-docs/project/paths';
import { homeOf } from '@site/src/components/MissingPage/address';
import { useSearchPageLink } from '@site/src/components/Search/useSearchPageLink';
import { useVersionBeingRead } from '@site/src/components/Search/versions';
import { likelyPages, wordsOfAddress } from './likelyPages';
import styles from './styles.module.css';

/** Shows the unknown address, and offers the same page of another version, search and the start page. */
export default function NotFoundContent({ className }: Props): ReactNode {
  // One file answers every unknown address: only the browser knows which.
  const isBrowser = useIsBrowser();
  const version = useVersionBeingRead();
  const start = useBaseUrl('/');
  return (
    <main className={clsx('container', styles.content, className)}>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <img
        src={useBaseUrl('/img/missing-row.svg')}
        alt=""
        width="580"
        height="72"
      />
      <p>
        <small>
          Constraint not satisfied: a row of this circuit is missing, like the
          page.
        </small>
      </p>
      {isBrowser ? <Suggestions /> : <p>There is no page at this address.</p>}
      <p>
        <Link to={isBrowser ? homeOf(version) : start}>
          Start of the documentation
        </Link>
      </p>
    </main>
  );
}

function Suggestions(): ReactNode {
  const { pathname } = useLocation();
  const searchFor = useSearchPageLink();
  const read = useVersionBeingRead();
  const own = useActiveVersion(undefined) ?? read;
  const pages = likelyPages(pathname, own, useVersions(undefined));
  const words = wordsOfAddress(pathname);
  const hasComparison = usePluginData('compare') !== undefined;
  return (
    <>
      <p>
        There is no page at <code className={styles.address}>{pathname}</code>.
      </p>
      {pages.length > 0 && (
        <>
          <p>Did you mean this page?</p>
          <ul>
            {pages.map(({ path, label }) => (
              <li key={path} className={styles.address}>
                <Link to={path}>{path}</Link>
                {label && <> in {label}</>}
              </li>
            ))}
          </ul>
        </>
      )}
      {hasComparison && pathname.includes('/api-reference/') && (
        <p>
          Was the name removed from o1js?{' '}
          <Link to={comparePath}>Compare two releases</Link>.
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
