import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import { markdownPath } from '@o1js-docs/project/paths';
import text from '@site/src/css/fonts/figtree.woff2';
import code from '@site/src/css/fonts/source-code-pro.woff2';

/** Names the page's Markdown, preloads the fonts, and says the version in the title of an archived page. */
export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <Metadata />
      <Head>
        {/* Otherwise the browser finds the fonts only after the styles. */}
        {[text, code].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
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
