import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import DocRoot from '@theme-original/DocRoot';
import type { Props } from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import { servedPath } from '@o1js-docs/project/paths';

/**
 * Shows the page for unknown addresses if the address has the wrong case. The host
 * answers such an address with that page, but the router ignores case and would
 * render the other page.
 */
export default function CaseSensitiveDocRoot(props: Props): ReactNode {
  const address = servedPath(useLocation().pathname);
  const isMisspelt = !props.route.routes!.some(
    ({ path }) => servedPath(path as string) === address,
  );
  return isMisspelt ? <NotFoundContent /> : <DocRoot {...props} />;
}
