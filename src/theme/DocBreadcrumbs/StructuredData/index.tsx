import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { servedPath } from '@o1js-docs/project/paths';

/** Generated pages are no articles. */
const generated = /^(?:api-reference\/|changelog$)/;

/** Tells search engines where a page belongs, and about a guide its title, its description and its day. */
export default function DocBreadcrumbsStructuredData({
  breadcrumbs,
}: Props): ReactNode {
  const { url, baseUrl, title: siteName } = useDocusaurusContext().siteConfig;
  const { id, title, description, permalink, lastUpdatedAt } =
    useDoc().metadata;
  const home = { label: siteName, href: baseUrl };
  const crumbs = [home, ...breadcrumbs.filter(({ href }) => href)];
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href = '' }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: url + servedPath(href),
    })),
  };
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url: url + servedPath(permalink),
    ...(lastUpdatedAt && {
      dateModified: new Date(lastUpdatedAt).toISOString().slice(0, 10),
    }),
  };
  const isGuide = !generated.test(id);
  // A page of the reference has breadcrumbs if its group has a page.
  const isBelow = isGuide ? permalink !== baseUrl : crumbs.length > 2;
  if (!isGuide && !isBelow) return null;
  const graph = [...(isBelow ? [list] : []), ...(isGuide ? [article] : [])];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return (
    <Head>
      {isGuide && <meta property="og:type" content="article" />}
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
