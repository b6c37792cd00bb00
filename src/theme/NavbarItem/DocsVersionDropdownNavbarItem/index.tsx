import type { ReactNode } from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { servedPath } from '@o1js-docs/project/paths';
import VersionDropdown from './VersionDropdown';

/**
 * One file answers every unknown address, and it was rendered for `/404.html`. The
 * dropdown therefore hydrates with that address, and then shows the version of
 * the reader's address.
 */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const here = useLocation();
  const notFound = { ...here, pathname: useBaseUrl('/404.html') };
  const { activeDoc } = useActiveDocContext(props.docsPluginId);
  const isBrowser = useIsBrowser();
  // An address in the wrong case is unknown.
  const isPage =
    activeDoc && servedPath(activeDoc.path) === servedPath(here.pathname);
  return renderRoutes(
    [{ render: () => <VersionDropdown {...props} /> }],
    {},
    { location: isPage || isBrowser ? here : notFound },
  );
}
