import { type ReactNode, useContext } from 'react';
import type { Props } from '@theme/DocItem/Content';
import { RenderContent } from './RenderContent';

/** In the browser: what `loadPage` made, unless the page is hydrated. */
export default function DocItemContent({ children }: Props): ReactNode {
  return useContext(RenderContent)(children);
}
