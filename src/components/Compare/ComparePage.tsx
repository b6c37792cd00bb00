import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import PairChoice from './PairChoice';
import PairDifferences from './PairDifferences';
import { useLoaded } from './useLoaded';
import { usePair } from './usePair';
import styles from './styles.module.css';

const loadData = () =>
  import('@generated/compare/default/data.json').then((data) => data.default);

/** The page of the differences between two releases. Its address names the pair. */
export default function ComparePage(): ReactNode {
  const pair = usePair();
  const data = useLoaded(loadData, pair.isChosen);
  return (
    <Layout>
      <PageMetadata
        title="Compare two releases"
        description="Choose two releases of o1js. See which names break, which are deprecated, which are new, and what to write instead."
      />
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">Compare two releases</Heading>
        <p>
          Choose the release that you use and the one that you move to. You get
          the names that break, are deprecated or are new. They come from a
          comparison of the two published packages. If you move from 1.x to 2.x,
          read <Link to="/getting-started/coming-from-1">the guide</Link> too.
        </p>
        <noscript>
          Comparing needs JavaScript. The <Link to="/changelog">changelog</Link>{' '}
          lists the changes of each release.
        </noscript>
        <PairChoice {...pair} />
        <section aria-labelledby="your-code">
          <Heading as="h2" id="your-code">
            Your code
          </Heading>
          <p>
            Install the new release and let TypeScript find the lines that no
            longer compile:
          </p>
          <pre tabIndex={0}>
            <code>
              npm install o1js@{pair.to}
              {'\n'}npx tsc --noEmit
            </code>
          </pre>
          <p>
            Then look up the names in these lines below. TypeScript can&apos;t
            find a name that still compiles and does something else. These names
            are listed too.
          </p>
        </section>
        <PairDifferences {...{ pair, data }} />
      </main>
    </Layout>
  );
}
