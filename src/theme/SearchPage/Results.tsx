import { type ReactNode, useState } from 'react';
import Link from '@docusaurus/Link';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { usePluralForm } from '@docusaurus/theme-common';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { retry } from '@site/src/components/Search/isGone';
import Marked from '@site/src/components/Search/Marked';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import Searching from '@site/src/components/Search/Searching';
import Suggestions from '@site/src/components/Search/Suggestions';
import { useMissingResultAddress } from '@site/src/components/Search/useMissingResultAddress';
import { useStalled } from '@site/src/components/Search/useStalled';
import { type SearchHit, useAnswer } from './useAnswer';
import styles from './styles.module.css';

interface Props {
  query: string;
  setQuery: (query: string) => void;
  version: GlobalVersion;
}

const step = 20;

/** The part below the form: the state of the search, or its results. */
export default function Results({
  query,
  setQuery,
  version,
}: Props): ReactNode {
  const [shown, setShown] = useState({ query, count: step });
  const count = shown.query === query ? shown.count : step;
  const { answer, isCurrent, searchAgain } = useAnswer(query, version, count);
  const isPending = query.trim() !== '' && !isCurrent;
  const isStalled = useStalled(isPending);

  if (!query.trim()) return null;
  const results = answer?.kind === 'found' && (
    <div
      className={isPending ? styles.former : undefined}
      aria-busy={isPending}
    >
      {answer.hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
    </div>
  );
  if (isPending)
    return (
      <>
        <Searching isStalled={isStalled} />
        {results}
      </>
    );
  if (answer?.kind === 'failed')
    return (
      <SearchFailure onRetry={() => void retry(answer.error, searchAgain)} />
    );
  if (answer?.kind === 'empty')
    return (
      <>
        <NoHits query={query} />
        <Suggestions suggestions={answer.suggestions} onChoose={setQuery} />
      </>
    );
  return (
    answer && (
      <>
        <Count count={answer.count} />
        {results}
        {answer.hits.length < answer.count && (
          <button
            type="button"
            className="button button--secondary margin-top--md"
            onClick={() => setShown({ query, count: count + step })}
          >
            <Translate id="search.more">More results</Translate>
          </button>
        )}
      </>
    )
  );
}

function Count({ count }: { count: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  const message = 'One result|{count} results';
  return (
    <p role="status">
      {selectMessage(
        count,
        translate({ id: 'search.count', message }, { count }),
      )}
    </p>
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
        <Link to={toPath(hit.url)}>
          <Marked html={own} />
        </Link>
      </Heading>
      <p className={styles.path}>
        <Marked html={titles.join(' › ')} />
      </p>
      {snippet && (
        <p className={styles.snippet}>
          <Marked html={snippet} />
        </p>
      )}
    </article>
  );
}

/** Says that there are no results, like the modal. */
function NoHits({ query }: { query: string }): ReactNode {
  const missingResultAddress = useMissingResultAddress();
  return (
    <>
      <p role="status">
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">
          No results for
        </Translate>{' '}
        “<strong>{query}</strong>”
      </p>
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
          Believe this query should return results?
        </Translate>{' '}
        <Link to={missingResultAddress(query)}>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
            Let us know.
          </Translate>
        </Link>
      </p>
    </>
  );
}
