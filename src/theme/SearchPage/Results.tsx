import {
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import Link from '@docusaurus/Link';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@site/src/components/Button';
import { createSearchClient, isEmbedded } from '@search/client';
import Heading from '@theme/Heading';
import { retry } from '@site/src/components/Search/isGone';
import {
  type Outcome,
  watchSearches,
} from '@site/src/components/Search/outcomes';
import Corrected from '@site/src/components/Search/Corrected';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import Searching from '@site/src/components/Search/Searching';
import Suggestions from '@site/src/components/Search/Suggestions';
import { useMissingResultAddress } from '@site/src/components/Search/useMissingResultAddress';
import { filtersOf } from '@site/src/components/Search/versions';
import styles from './styles.module.css';

interface Props {
  query: string;
  setQuery: (query: string) => void;
  version: GlobalVersion;
}

type SearchHit = NonNullable<Outcome['result']>['hits'][number];

const step = 20;

/** Milliseconds without a key before a hosted index is asked. */
const typingPause = isEmbedded ? 0 : 300;

/** The part below the form: the state of the search, or its results. */
export default function Results({
  query,
  setQuery,
  version,
}: Props): ReactNode {
  const { algolia } = useAlgoliaThemeConfig();
  const { currentLocale } = useDocusaurusContext().i18n;
  const [searches] = useState(() => watchSearches(createSearchClient(algolia)));
  const { latest, subscribe, search, keepWords } = searches;
  const outcome = useSyncExternalStore(subscribe, latest, latest);
  const { kind, input, result, error } = outcome;
  const [shown, setShown] = useState({ query, count: step });
  const hitsPerPage = shown.query === query ? shown.count : step;
  const wanted = useMemo(
    () => ({
      requests: [
        {
          indexName: algolia.indexName,
          query,
          facetFilters: filtersOf(version, currentLocale),
          attributesToSnippet: ['content:30'],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage,
        },
      ],
    }),
    [algolia.indexName, query, version, currentLocale, hitsPerPage],
  );
  useEffect(() => {
    const timer = setTimeout(() => void search(wanted), typingPause);
    return () => clearTimeout(timer);
  }, [search, wanted]);
  const isPending = input !== wanted || kind === 'pending';

  if (!query.trim()) return null;
  if (!isPending && kind === 'failed')
    return (
      <SearchFailure
        onRetry={() => void retry(error, () => void search(wanted))}
      />
    );
  if (!isPending && kind === 'empty')
    return (
      <>
        <NoHits query={query} />
        <Suggestions onChoose={setQuery} />
      </>
    );
  const { hits = [], nbHits = 0 } = result ?? {};
  return (
    <>
      {isPending ? (
        <Searching />
      ) : (
        <>
          <Corrected
            outcome={outcome}
            onKeep={(typed) => {
              keepWords(typed);
              void search(wanted);
            }}
          />
          <p role="status">
            {nbHits === 1 ? 'One result' : `${nbHits} results`}
          </p>
        </>
      )}
      <div
        className={isPending ? styles.former : undefined}
        aria-busy={isPending}
      >
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </div>
      {!isPending && hits.length < nbHits && (
        <Button
          className="margin-top--md"
          onClick={() => setShown({ query, count: hitsPerPage + step })}
        >
          More results
        </Button>
      )}
    </>
  );
}

/** One result: its title, the titles above it and the text around the match. */
function Result({ hit }: { hit: SearchHit }): ReactNode {
  const toPath = useSearchResultUrlProcessor();
  const titles = Object.values(hit._highlightResult.hierarchy).flatMap(
    (title) => (title ? [title.value] : []),
  );
  const own = titles.pop() ?? '';
  const snippet = hit._snippetResult.content?.value;
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={toPath(hit.url)} {...asHtml(own)} />
      </Heading>
      <p className={styles.path} {...asHtml(titles.join(' › '))} />
      {snippet && <p {...asHtml(snippet)} />}
    </article>
  );
}

/** @param html from the search client: escaped text with marks */
function asHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}

/** Says that there are no results, like the modal. */
function NoHits({ query }: { query: string }): ReactNode {
  const missingResultAddress = useMissingResultAddress();
  return (
    <>
      <p role="status">
        No results for “<strong>{query}</strong>”
      </p>
      <p>
        Believe this query should return results?{' '}
        <Link to={missingResultAddress(query)}>Let us know.</Link>
      </p>
    </>
  );
}
