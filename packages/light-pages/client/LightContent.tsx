import { type ReactNode, useMemo, useRef } from 'react';
import { pageDataId } from '../page-data';
import { useContentLinks } from './useContentLinks';
import { useIslands } from './useIslands';

interface Props {
  className: string;
  html: string;
}

/** A page's content as the server rendered it. React mounts only the islands in it. */
export default function LightContent({ className, html }: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const onLinks = useContentLinks();
  useIslands(content);
  // React writes the HTML again when the object changes.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return (
    <>
      <div
        {...onLinks}
        ref={content}
        className={className}
        dangerouslySetInnerHTML={inner}
        suppressHydrationWarning
      />
      <script
        id={pageDataId}
        type="application/json"
        dangerouslySetInnerHTML={noData}
        suppressHydrationWarning
      />
    </>
  );
}

const noData = { __html: '' };
