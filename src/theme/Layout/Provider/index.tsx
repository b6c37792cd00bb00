import { useEffect, type ReactNode } from 'react';
import type { Props } from '@theme/Layout/Provider';
import LayoutProvider from '@theme-original/Layout/Provider';

/** Where the published site kept the reader's choice before it was light only. */
const storageKey = 'theme';

/** Forgets a color mode that an earlier visit stored. */
export default function LightLayoutProvider({ children }: Props): ReactNode {
  useEffect(() => {
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Storage is blocked, so nothing is stored.
    }
  }, []);
  return <LayoutProvider>{children}</LayoutProvider>;
}
