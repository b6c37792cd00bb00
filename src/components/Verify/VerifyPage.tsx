import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Verify from './Verify';
import pageStyles from '@generated/page-styles/default/verify.json';
import styles from '@site/src/components/Compare/styles.module.css';

/** The page that verifies a proof from a link or a file. */
export default function VerifyPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Verify a proof"
        description="Open a proof that someone made on these pages, and verify it in your browser. Nothing is uploaded."
      />
      <main className={`container margin-vert--lg ${styles.page}`}>
        {/* Only this page needs them. */}
        <style dangerouslySetInnerHTML={{ __html: pageStyles }} />
        <Heading as="h1">Verify a proof</Heading>
        <p>
          A proof that someone made on these pages is in their link, or in a
          file. Your browser verifies it. The proof stays on your device: a
          browser doesn’t send the part of an address after <code>#</code>.
        </p>
        <noscript>
          Verifying needs JavaScript. In Node, pass the two entries of the file
          to <Link to="/api-reference/functions/verify">verify</Link>.
        </noscript>
        <BrowserOnly>{() => <Verify />}</BrowserOnly>
      </main>
    </Layout>
  );
}
