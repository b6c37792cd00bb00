import type { ReactNode } from 'react';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import PageAsMarkdown from '@site/src/components/PageAsMarkdown';

/** Puts the link to the page's Markdown next to the breadcrumbs. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className="page-head">
      <Breadcrumbs />
      <PageAsMarkdown />
    </div>
  );
}
