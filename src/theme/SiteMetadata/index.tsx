import type { ReactNode } from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import { servedPath } from '@o1js-docs/project/paths';

/** Writes the served address into the canonical link, `og:url` and `hreflang`, even if the reader's address has another spelling. */
export default function ServedSiteMetadata(): ReactNode {
  const here = useLocation();
  const served = { ...here, pathname: servedPath(here.pathname) };
  return renderRoutes(
    [{ render: () => <SiteMetadata /> }],
    {},
    { location: served },
  );
}
