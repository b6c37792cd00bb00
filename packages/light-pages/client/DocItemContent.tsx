import type { ReactNode } from 'react';
import type { Props } from '@theme/DocItem/Content';

/** In the browser: what `loadPage` made. */
export default function DocItemContent({ children }: Props): ReactNode {
  return children;
}
