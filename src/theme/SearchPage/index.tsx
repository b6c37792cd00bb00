import type { ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata, useQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { maxQueryLength } from '@o1js-docs/search/constants';
import {
  useVersionBeingRead,
  versionParameter,
} from '@site/src/components/Search/versions';
import fieldStyles from '@site/src/components/Compare/styles.module.css';
import Results from './Results';
import Starting from './Starting';
import { useAddressedQuery } from './useAddressedQuery';
import styles from './styles.module.css';

/**
 * Lists every result. Query and version are in its address. It replaces the
 * theme's page: that has no label for the choice of a version, forgets the
 * version that the reader came from, and shows nothing if a search fails.
 */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Search />
      </main>
    </Layout>
  );
}

/** A separate component, because only children of the layout know the version that the reader chose. */
function Search(): ReactNode {
  const [query, setQuery] = useAddressedQuery();
  const [, setVersion] = useQueryString(versionParameter);
  const version = useVersionBeingRead();
  const versions = useVersions(undefined);
  const isBrowser = useIsBrowser();
  const title = query.trim()
    ? `Search results for "${query.trim()}"`
    : 'Search the documentation';
  return (
    <>
      <PageMetadata
        title={title}
        description="Search the guides and the API reference of every documented o1js release."
      />
      <Heading as="h1">{title}</Heading>
      <noscript>Search needs JavaScript.</noscript>
      <form
        role="search"
        className={clsx(fieldStyles.choice, styles.form, 'no-print')}
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Type your search here"
          value={query}
          maxLength={maxQueryLength}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
          autoFocus
        />
        <label className={fieldStyles.release}>
          Version
          <select
            value={version.name}
            onChange={(event) => setVersion(event.target.value)}
          >
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </form>
      {isBrowser ? (
        <Results query={query} setQuery={setQuery} version={version} />
      ) : (
        <Starting />
      )}
    </>
  );
}
