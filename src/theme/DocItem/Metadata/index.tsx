import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import PreloadedFonts from '@site/src/components/PreloadedFonts';

/** Adds the fonts and the release to a page's head, and to the title of an archived page its version. */
export default function DocItemMetadata(): ReactNode {
  const { isLast, version } = useDocsVersion();
  const { customFields } = useDocusaurusContext().siteConfig;
  const release = isLast ? (customFields!.release as string) : version;
  return (
    <>
      <Metadata />
      <PreloadedFonts />
      <Head>
        {/* Printed above the page. */}
        <meta name="release" content={release} />
      </Head>
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
