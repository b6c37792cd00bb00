import type { ReactNode } from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

/** Breadcrumbs for search engines, which show none of a page alone. */
export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  const linked = props.breadcrumbs.filter(
    ({ href, ...item }) =>
      href && !('linkUnlisted' in item && item.linkUnlisted),
  );
  return linked.length > 1 ? <StructuredData {...props} /> : null;
}
