import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type ErrorPageContentType from '@theme/ErrorPageContent';

/** Replaces a page that failed to render, until the reader tries again or opens another page. */
export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof ErrorPageContentType>): ReactNode {
  const { pathname } = useLocation();
  const failed = useRef(pathname);
  useEffect(() => {
    if (pathname !== failed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main className="container margin-vert--xl">
      <Heading as="h1">This page crashed.</Heading>
      <p role="alert" className="alert alert--danger">
        {error.message}
      </p>
      <ErrorBoundaryTryAgainButton
        className="button button--primary"
        onClick={tryAgain}
      />
    </main>
  );
}
