import type { ReactNode } from 'react';
import clsx from 'clsx';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import PageAsMarkdown from '@site/src/components/PageAsMarkdown';
import styles from './styles.module.css';

/** Puts the link to the page's Markdown next to the breadcrumbs. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className={clsx('page-head', styles.row)}>
      <Breadcrumbs />
      <PageAsMarkdown />
    </div>
  );
}
