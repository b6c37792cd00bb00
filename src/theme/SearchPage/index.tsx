import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import NoHits from './NoHits';
import ResultList from './ResultList';
import SearchForm from './SearchForm';
import { useAddressedSearch } from './useAddressedSearch';
import { useSearchResults } from './useSearchResults';

/**
 * The page that lists every result; query and version are in its address.
 * Replaces the theme's own, whose version choice has no name, forgets the
 * version the reader came from and shows nothing when a search fails.
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

/** Apart from the page, because the version last read is known only inside the layout. */
function Search(): ReactNode {
  const search = useAddressedSearch();
  const { state, loadMore } = useSearchResults(search.query, search.version);
  const title = titleOf(search.query);
  return (
    <>
      <PageMetadata
        title={title}
        description="Search the guides and the API reference of every documented o1js release."
      />
      <Heading as="h1">{title}</Heading>
      <noscript>Search needs JavaScript.</noscript>
      <SearchForm {...search} />
      {state.kind === 'failed' && <SearchFailure />}
      {state.kind === 'empty' && (
        <NoHits
          query={search.query}
          suggestions={state.suggestions}
          onChoose={search.setQuery}
        />
      )}
      {state.kind === 'found' && (
        <ResultList hits={state.hits} count={state.count} onMore={loadMore} />
      )}
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
