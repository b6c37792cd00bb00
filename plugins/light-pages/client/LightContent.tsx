import { type ReactNode, useMemo, useRef } from 'react';
import { pageDataId } from '../page-data';
import CodeButtons from './CodeButtons';
import { useContentDetails } from './useContentDetails';
import { useContentLinks } from './useContentLinks';

interface Props {
  className: string;
  html: string;
}

/** A page's content as the server rendered it; what can be acted on in it works by delegation. */
export default function LightContent({ className, html }: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  useContentLinks(content);
  useContentDetails(content);
  // React writes the HTML again when the object changes.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return (
    <>
      <div
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
      <CodeButtons content={content} />
    </>
  );
}

const noData = { __html: '' };
