import { createContext, type ReactNode } from 'react';

/** How a page's content is rendered: as it is, or, where it is hydrated, by the theme. */
export const RenderContent = createContext(
  (content: ReactNode): ReactNode => content,
);
