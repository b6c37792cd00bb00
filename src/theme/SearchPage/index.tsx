import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Results from './Results';
import SearchForm from './SearchForm';
import Starting from './Starting';
import { useAddressedSearch } from './useAddressedSearch';

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
      <main className="container margin-vert--lg">
        <Search />
      </main>
    </Layout>
  );
}

/** A separate component, because only children of the layout know the version that the reader chose. */
function Search(): ReactNode {
  const search = useAddressedSearch();
  const isBrowser = useIsBrowser();
  const title = titleOf(search.query.trim());
  return (
    <>
      <PageMetadata
        title={title}
        description="Search the guides and the API reference of every documented o1js release."
      />
      <Heading as="h1">{title}</Heading>
      <noscript>Search needs JavaScript.</noscript>
      <SearchForm {...search} />
      {isBrowser ? <Results {...search} /> : <Starting />}
    </>
  );
}

function titleOf(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
        },
        { query },
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      });
}
