import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import { markdownPath } from '@o1js-docs/project/paths';
import PreloadedFonts from '@site/src/components/PreloadedFonts';

/** Names the page's Markdown, preloads the fonts, and says the version in the title of an archived page. */
export default function DocItemMetadata(): ReactNode {
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
      <Title />
    </>
  );
}

/** Replaces the title where Docusaurus' own would name no version, or the site twice. */
function Title(): ReactNode {
  const { isLast, label } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  const { title } = useDoc().metadata;
  const { title: siteTitle, titleDelimiter } = siteConfig;
  const namesSite = title.startsWith(siteTitle);
  if (isLast && !namesSite) return null;
  const name = namesSite ? title : `${title} ${titleDelimiter} ${siteTitle}`;
  const full = isLast || name.includes(label) ? name : `${name} ${label}`;
  return (
    <Head>
      <title>{full}</title>
      <meta property="og:title" content={full} />
    </Head>
  );
}
