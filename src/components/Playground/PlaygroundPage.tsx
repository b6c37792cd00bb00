import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Playground from './Playground';
import styles from '@generated/page-styles/default/playground.json';

/** The page with the playground. */
export default function PlaygroundPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Playground"
        description="Write a program for o1js, or begin from one of a guide, and run it in your browser: results, circuits and proofs."
      />
      <main className="container margin-vert--md">
        {/* Only this page needs them. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <Heading as="h1">Playground</Heading>
        <details className="margin-bottom--md">
          <summary>How it works</summary>
          <p>
            Write a program and press <strong>Run</strong>. It runs in this
            browser, and nothing is uploaded. A comment behind a line states
            what you expect: <code>{'// => 8n'}</code> for a value,{' '}
            <code>{'// throws …'}</code> for an error. The result lists the rows
            of each circuit. <strong>Link</strong> puts the program into an
            address that you can send.
          </p>
        </details>
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
