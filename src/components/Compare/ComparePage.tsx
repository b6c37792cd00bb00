import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import PairChoice from './PairChoice';
import PairDifferences from './PairDifferences';
import YourCode from './YourCode';
import { loadData } from './load';
import { useLoaded } from './useLoaded';
import { usePair } from './usePair';
import styles from './styles.module.css';

/** What differs between two releases, and what of it concerns the reader's code; the address holds the pair. */
export default function ComparePage(): ReactNode {
  const pair = usePair();
  const data = useLoaded(loadData, pair.isChosen);
  return (
    <Layout>
      <PageMetadata
        title="Compare two releases"
        description="Choose two releases of o1js and read what breaks, what is deprecated and what is new between them, or have your own code checked in your browser."
      />
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">Compare two releases</Heading>
        <p>
          What a move from one release of o1js to another breaks, deprecates and
          adds, from a comparison of the published packages. Below it,{' '}
          <a href="#your-code">your own code</a> can be checked. A guide leads{' '}
          <Link to="/getting-started/coming-from-1">from 1.x to 2.x</Link>.
        </p>
        <noscript>
          Comparing needs JavaScript. The <Link to="/changelog">changelog</Link>{' '}
          lists what each release changed.
        </noscript>
        <PairChoice {...pair} />
        <PairDifferences {...{ pair, data }} />
        <YourCode {...pair} />
      </main>
    </Layout>
  );
}
