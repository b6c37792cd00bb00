import type { ComponentProps, ReactNode } from 'react';
import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import styles from './styles.module.css';

/** Takes the place of a page that failed to render, and renders it again on request. */
export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof ErrorPageContentType>): ReactNode {
  return (
    <main className={styles.content}>
      <Heading as="h1">This page crashed.</Heading>
      <div className={styles.message} role="alert">
        <ErrorBoundaryError error={error} />
      </div>
      <ErrorBoundaryTryAgainButton
        className="button button--primary"
        onClick={tryAgain}
      />
    </main>
  );
}
