import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import DocRoot from '@theme-original/DocRoot';
import type { Props } from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import { servedPath } from '@site/config/paths';

/**
 * A page whose address is written in another case is none, as the host says:
 * it answers with the page for unknown addresses, which the router, to whom
 * case is nothing, would take for the page that was meant.
 */
export default function CaseSensitiveDocRoot(props: Props): ReactNode {
  const address = servedPath(useLocation().pathname);
  const isMisspelt = !props.route.routes!.some(
    ({ path }) => servedPath(path as string) === address,
  );
  return isMisspelt ? <NotFoundContent /> : <DocRoot {...props} />;
}
