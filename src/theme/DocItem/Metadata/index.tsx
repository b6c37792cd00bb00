import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import PreloadedFonts from '@site/src/components/PreloadedFonts';

/** Preloads the fonts, and adds the version to the title of an archived page. */
export default function DocItemMetadata(): ReactNode {
  const { isLast } = useDocsVersion();
  return (
    <>
      <Metadata />
      <PreloadedFonts />
      {!isLast && <VersionedTitle />}
    </>
  );
}

function VersionedTitle(): ReactNode {
  const { label } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  const { title } = useDoc().metadata;
  const versioned = `${title} ${siteConfig.titleDelimiter} ${siteConfig.title} ${label}`;
  return (
    <Head>
      <title>{versioned}</title>
      <meta property="og:title" content={versioned} />
    </Head>
  );
}
