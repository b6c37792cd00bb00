import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import PreloadedFonts from '@site/src/components/PreloadedFonts';

/** Adds the fonts to a page's head, and to an archived page's a canonical link to its twin in Current, so that search engines rank that. */
export default function DocItemMetadata(): ReactNode {
  const { isLast, pluginId } = useDocsVersion();
  const { latestDocSuggestion } = useDocVersionSuggestions(pluginId);
  return (
    <>
      <Metadata />
      <PreloadedFonts />
      {!isLast && latestDocSuggestion && (
        <Canonical path={latestDocSuggestion.path} />
      )}
    </>
  );
}

function Canonical({ path }: { path: string }): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="canonical" href={url + path} />
      <meta property="og:url" content={url + path} />
    </Head>
  );
}
