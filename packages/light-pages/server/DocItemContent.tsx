import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-init/DocItem/Content';
import { packPageData, pageDataId } from '../page-data';

/** On the server: the theme's own component, and behind it the data that the browser does not get as code. */
export default function DocItemContent({ children }: Props): ReactNode {
  const doc = useDoc();
  return (
    <>
      <Content>{children}</Content>
      <script
        id={pageDataId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: packPageData(doc) }}
      />
    </>
  );
}
