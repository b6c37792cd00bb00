import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import { markdownPath } from '@o1js-docs/project/paths';
import PreloadedFonts from '@site/src/components/PreloadedFonts';

/** Names the page's Markdown, preloads the fonts, and adds the version to the title of an archived page. */
export default function DocItemMetadata(): ReactNode {
  const { isLast } = useDocsVersion();
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <Metadata />
      <PreloadedFonts />
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={siteConfig.url + markdownPath(metadata.permalink)}
        />
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
