import type { ReactNode } from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

/** Leaves out breadcrumbs with a single entry: search engines do not show them. */
export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  const linked = props.breadcrumbs.filter(
    ({ href, ...item }) =>
      href && !('linkUnlisted' in item && item.linkUnlisted),
  );
  return linked.length > 1 ? <StructuredData {...props} /> : null;
}
