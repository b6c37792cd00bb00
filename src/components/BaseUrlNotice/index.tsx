import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { baseUrlAttribute, noticeScript } from './noticeScript';

/**
 * Warns the person who deploys the site that its path differs from the base URL
 * of the build. Docusaurus' own notice would also appear on light pages, because
 * their scripts have not run yet.
 */
export default function BaseUrlNotice(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  // If React runs in the browser, the base URL is right.
  if (ExecutionEnvironment.canUseDOM || pathname !== baseUrl) return null;
  return (
    <Head>
      <script {...{ [baseUrlAttribute]: baseUrl }}>{noticeScript}</script>
    </Head>
  );
}
