import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Playground from './Playground';
import styles from '@site/src/components/Compare/styles.module.css';

/** The page with the playground. */
export default function PlaygroundPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Playground"
        description="Write a program for o1js, or begin from one of a guide, and run it in your browser: results, circuits and proofs."
      />
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">Playground</Heading>
        <p>
          Write a program and run it in this browser. A comment behind a line
          states what is expected: <code>{'// => 8n'}</code> for a value,{' '}
          <code>{'// throws …'}</code> for an error. The rows of each circuit
          are listed, and proofs run where the browser allows it. Nothing is
          uploaded; <strong>Link</strong> puts the program into the address.
        </p>
        <noscript>
          The playground needs JavaScript. In Node, the guide{' '}
          <Link to="/getting-started/set-up">Set up a project</Link> says how to
          run a program.
        </noscript>
        <BrowserOnly>{() => <Playground />}</BrowserOnly>
      </main>
    </Layout>
  );
}
