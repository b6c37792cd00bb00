import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import Marked from '@site/src/components/Search/Marked';
import type { SearchHit } from './useSearchResults';
import styles from './styles.module.css';

interface Props {
  hit: SearchHit;
}

/** One result: its title, the titles above it and the text around the match. */
export default function ResultItem({ hit }: Props): ReactNode {
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
